package dev.frameloop.dom.css.value;

/// The property `field-sizing`.
public enum FieldSizing implements KeywordValue {
    /// `fixed`
    FIXED,
    /// `content`
    CONTENT
}
