package dev.frameloop.dom.event;

import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// A key went down or up.
///
/// @see <a href="https://w3c.github.io/uievents/#interface-keyboardevent">UI Events: KeyboardEvent</a>
public final class KeyboardEvent extends UIEvent {
    /// The key exists once, or is the usual one of several.
    public static final int DOM_KEY_LOCATION_STANDARD = 0;
    /// The left one of two keys.
    public static final int DOM_KEY_LOCATION_LEFT = 1;
    /// The right one of two keys.
    public static final int DOM_KEY_LOCATION_RIGHT = 2;
    /// The one on the numeric pad.
    public static final int DOM_KEY_LOCATION_NUMPAD = 3;

    private String key;
    private final String code;
    private long location;
    private int modifiers;
    private final boolean repeat;
    private final boolean isComposing;
    private final long charCode;
    private final long keyCode;

    /// `new KeyboardEvent(type, init)` of a script.
    public KeyboardEvent(@Nullable Realm realm, String type, KeyboardEventInit init) {
        super(realm, type, init.bubbles(), init.cancelable(), init.composed(), init.view(), init.detail());
        key = init.key();
        code = init.code();
        location = init.location();
        modifiers = init.modifiers();
        repeat = init.repeat();
        isComposing = init.isComposing();
        charCode = init.charCode();
        keyCode = init.keyCode();
    }

    /// What the key means: a character, or a name such as `"Enter"`.
    public String key() {
        return key;
    }

    /// Which key it is: `"KeyA"`, say.
    public String code() {
        return code;
    }

    /// Which of several keys of that meaning it is: one of the constants above.
    public long location() {
        return location;
    }

    /// Whether a control key was held.
    public boolean ctrlKey() {
        return (modifiers & EventModifiers.CONTROL) != 0;
    }

    /// Whether a shift key was held.
    public boolean shiftKey() {
        return (modifiers & EventModifiers.SHIFT) != 0;
    }

    /// Whether an alt key was held.
    public boolean altKey() {
        return (modifiers & EventModifiers.ALT) != 0;
    }

    /// Whether a meta key was held.
    public boolean metaKey() {
        return (modifiers & EventModifiers.META) != 0;
    }

    /// Whether the key has been held so long that it repeats.
    public boolean repeat() {
        return repeat;
    }

    /// Whether it is part of a composition by an input method.
    public boolean isComposing() {
        return isComposing;
    }

    /// Whether the modifier key with this name was held; false for unknown names.
    public boolean getModifierState(String keyArg) {
        return EventModifiers.contains(modifiers, keyArg);
    }

    /// The legacy code of the character, or 0.
    public long charCode() {
        return charCode;
    }

    /// The legacy code of the key, or 0.
    public long keyCode() {
        return keyCode;
    }

    @Override
    public int which() {
        return (int) (charCode != 0 ? charCode : keyCode);
    }

    /// Gives the event another type and other members; without effect while it is being dispatched.
    ///
    /// @see <a href="https://w3c.github.io/uievents/#dom-keyboardevent-initkeyboardevent">UI Events: initKeyboardEvent()</a>
    public void initKeyboardEvent(String type, boolean bubbles, boolean cancelable, @Nullable EventTarget view,
            String key, long location, boolean ctrlKey, boolean altKey, boolean shiftKey, boolean metaKey) {
        if (!dispatching) {
            initUIEvent(type, bubbles, cancelable, view, 0);
            this.key = key;
            this.location = location;
            modifiers = EventModifiers.pack(ctrlKey, shiftKey, altKey, metaKey);
        }
    }
}
