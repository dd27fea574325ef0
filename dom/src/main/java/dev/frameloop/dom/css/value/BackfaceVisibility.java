package dev.frameloop.dom.css.value;

/// The property `backface-visibility`.
public enum BackfaceVisibility implements KeywordValue {
    /// `visible`
    VISIBLE,
    /// `hidden`
    HIDDEN
}
