package dev.frameloop.dom.window;

import dev.frameloop.dom.script.PlatformObject;

import java.util.List;

/// What windows and workers are told of the browser.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/system-state.html#the-navigator-object">HTML: the Navigator object</a>
public abstract class NavigatorInformation extends PlatformObject {
    private final List<String> languages;
    private final String userAgent;

    /// @param languages the user's languages, the preferred one first; at least one
    /// @param userAgent the user agent string
    protected NavigatorInformation(List<String> languages, String userAgent) {
        this.languages = List.copyOf(languages);
        this.userAgent = userAgent;
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
        return userAgent.substring(userAgent.indexOf('/') + 1);
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
        return userAgent;
    }

    /// The preferred language.
    public String language() {
        return languages.getFirst();
    }

    /// The languages, the preferred one first.
    public List<String> languages() {
        return languages;
    }

    /// Whether there is a network: always.
    public boolean onLine() {
        return true;
    }

    /// One, so that a run does not depend on the machine.
    public long hardwareConcurrency() {
        return 1;
    }
}
