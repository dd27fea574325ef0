package dev.frameloop.dom.window;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// The browser as pages see it.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/system-state.html#the-navigator-object">HTML: the Navigator object</a>
public final class Navigator extends PlatformObject {
    private final Window window;
    private final WindowSettings settings;

    Navigator(Window window, WindowSettings settings) {
        this.window = window;
        this.settings = settings;
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return window.relevantRealm();
    }

    /// `Mozilla`, as everywhere.
    public String appCodeName() {
        return "Mozilla";
    }

    /// `Netscape`, as everywhere.
    public String appName() {
        return "Netscape";
    }

    /// The user agent string without its first word.
    public String appVersion() {
        return settings.userAgent().substring(settings.userAgent().indexOf('/') + 1);
    }

    /// An empty string, so that no system shows.
    public String platform() {
        return "";
    }

    /// `Gecko`, as everywhere.
    public String product() {
        return "Gecko";
    }

    /// The user agent string.
    public String userAgent() {
        return settings.userAgent();
    }

    /// The preferred language.
    public String language() {
        return settings.languages().getFirst();
    }

    /// The languages, the preferred one first.
    public List<String> languages() {
        return settings.languages();
    }

    /// Whether there is a network: always.
    public boolean onLine() {
        return true;
    }

    /// Whether there are cookies: never.
    public boolean cookieEnabled() {
        return false;
    }

    /// One, so that a run does not depend on the machine.
    public long hardwareConcurrency() {
        return 1;
    }
}
