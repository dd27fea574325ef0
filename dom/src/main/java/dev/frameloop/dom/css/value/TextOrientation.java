package dev.frameloop.dom.css.value;

/// The property `text-orientation`.
public enum TextOrientation implements KeywordValue {
    /// `mixed`
    MIXED,
    /// `upright`
    UPRIGHT,
    /// `sideways`
    SIDEWAYS
}
