package dev.frameloop.dom.css.value;

/// The property `visibility`.
public enum Visibility implements KeywordValue {
    /// `visible`
    VISIBLE,
    /// `hidden`
    HIDDEN,
    /// `collapse`
    COLLAPSE
}
