package dev.frameloop.dom.css.value;

/// The floats that a box stays below: the property `clear`.
public enum Clear implements KeywordValue {
    /// `none`
    NONE,
    /// `left`
    LEFT,
    /// `right`
    RIGHT,
    /// `both`
    BOTH,
    /// `inline-start`
    INLINE_START,
    /// `inline-end`
    INLINE_END
}
