package dev.frameloop.dom.event;

import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// A popover, dialog or details element opens or closes.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#toggleevent">HTML: ToggleEvent</a>
public final class ToggleEvent extends Event {
    private final String oldState;
    private final String newState;

    /// `new ToggleEvent(type, init)` of a script.
    public ToggleEvent(@Nullable Realm realm, String type, ToggleEventInit init) {
        super(realm, type, init.bubbles(), init.cancelable(), init.composed());
        oldState = init.oldState();
        newState = init.newState();
    }

    /// `"open"` or `"closed"`, before.
    public String oldState() {
        return oldState;
    }

    /// `"open"` or `"closed"`, after.
    public String newState() {
        return newState;
    }
}
