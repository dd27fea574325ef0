package dev.frameloop.dom.event;

import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// The focus came or went.
///
/// @see <a href="https://w3c.github.io/uievents/#interface-focusevent">UI Events: FocusEvent</a>
public final class FocusEvent extends UIEvent {
    /// `new FocusEvent(type, init)` of a script.
    public FocusEvent(@Nullable Realm realm, String type, FocusEventInit init) {
        super(realm, type, init.bubbles(), init.cancelable(), init.composed(), init.view(), init.detail());
        relatedTarget = init.relatedTarget();
    }

    /// The target that loses the focus to this one or gets it from this one, or null.
    public @Nullable EventTarget relatedTarget() {
        return relatedTarget;
    }
}
