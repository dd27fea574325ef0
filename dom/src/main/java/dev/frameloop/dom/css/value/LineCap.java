package dev.frameloop.dom.css.value;

/// The property `stroke-linecap`.
public enum LineCap implements KeywordValue {
    /// `butt`
    BUTT,
    /// `round`
    ROUND,
    /// `square`
    SQUARE
}
