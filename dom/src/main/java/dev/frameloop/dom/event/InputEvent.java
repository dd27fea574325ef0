package dev.frameloop.dom.event;

import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// The text of a control or an editable element changes.
///
/// @see <a href="https://w3c.github.io/uievents/#interface-inputevent">UI Events: InputEvent</a>
public final class InputEvent extends UIEvent {
    private final @Nullable String data;
    private final boolean isComposing;
    private final String inputType;

    /// `new InputEvent(type, init)` of a script.
    public InputEvent(@Nullable Realm realm, String type, InputEventInit init) {
        super(realm, type, init.bubbles(), init.cancelable(), init.composed(), init.view(), init.detail());
        data = init.data();
        isComposing = init.isComposing();
        inputType = init.inputType();
    }

    /// The inserted characters, or null where nothing was inserted.
    public @Nullable String data() {
        return data;
    }

    /// Whether it is part of a composition by an input method.
    public boolean isComposing() {
        return isComposing;
    }

    /// What kind of change it is, `"insertText"` say; may be empty.
    public String inputType() {
        return inputType;
    }
}
