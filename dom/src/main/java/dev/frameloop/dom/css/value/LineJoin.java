package dev.frameloop.dom.css.value;

/// The property `stroke-linejoin`.
public enum LineJoin implements KeywordValue {
    /// `miter`
    MITER,
    /// `round`
    ROUND,
    /// `bevel`
    BEVEL
}
