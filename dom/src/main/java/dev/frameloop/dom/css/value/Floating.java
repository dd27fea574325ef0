package dev.frameloop.dom.css.value;

/// The side that a box floats to: the property `float`.
public enum Floating implements KeywordValue {
    /// `none`
    NONE,
    /// `left`
    LEFT,
    /// `right`
    RIGHT,
    /// `inline-start`
    INLINE_START,
    /// `inline-end`
    INLINE_END
}
