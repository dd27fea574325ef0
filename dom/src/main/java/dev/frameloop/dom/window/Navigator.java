package dev.frameloop.dom.window;

import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// The browser as pages see it.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/system-state.html#the-navigator-object">HTML: the Navigator object</a>
public final class Navigator extends NavigatorInformation {
    private final Window window;

    Navigator(Window window, WindowSettings settings) {
        super(settings.languages(), settings.userAgent());
        this.window = window;
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return window.relevantRealm();
    }

    /// Whether there are cookies: never.
    public boolean cookieEnabled() {
        return false;
    }
}
