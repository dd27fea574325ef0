package dev.frameloop.dom.css.value;

/// The property `resize`.
public enum Resize implements KeywordValue {
    /// `none`
    NONE,
    /// `both`
    BOTH,
    /// `horizontal`
    HORIZONTAL,
    /// `vertical`
    VERTICAL,
    /// `block`
    BLOCK,
    /// `inline`
    INLINE
}
