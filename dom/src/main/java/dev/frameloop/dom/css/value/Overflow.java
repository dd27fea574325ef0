package dev.frameloop.dom.css.value;

/// What becomes of content that does not fit: the properties `overflow-x` and `overflow-y`.
public enum Overflow implements KeywordValue {
    /// `visible`
    VISIBLE,
    /// `hidden`
    HIDDEN,
    /// `clip`
    CLIP,
    /// `scroll`
    SCROLL,
    /// `auto`
    AUTO
}
