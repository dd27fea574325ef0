package dev.frameloop.renderer.input;

/// A modifier key, by the names of `getModifierState`.
///
/// @see <a href="https://w3c.github.io/uievents-key/#keys-modifier">UI Events key values: modifier keys</a>
public enum Modifier {
    /// `Control`
    CONTROL,
    /// `Shift`
    SHIFT,
    /// `Alt`
    ALT,
    /// `Meta`
    META,
    /// `AltGraph`
    ALT_GRAPH,
    /// `CapsLock`
    CAPS_LOCK,
    /// `NumLock`
    NUM_LOCK
}
