package dev.frameloop.dom.event;

import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// The user or a script went to another entry of the session history.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/nav-history-apis.html#popstateevent">HTML: PopStateEvent</a>
public final class PopStateEvent extends Event {
    private final @Nullable Object state;
    private final boolean hasUAVisualTransition;

    /// `new PopStateEvent(type, init)` of a script.
    public PopStateEvent(@Nullable Realm realm, String type, PopStateEventInit init) {
        super(realm, type, init.bubbles(), init.cancelable(), init.composed());
        state = init.state();
        hasUAVisualTransition = init.hasUAVisualTransition();
    }

    /// The state of that entry.
    public @Nullable Object state() {
        return state;
    }

    /// Whether the user agent showed a transition of its own.
    public boolean hasUAVisualTransition() {
        return hasUAVisualTransition;
    }
}
