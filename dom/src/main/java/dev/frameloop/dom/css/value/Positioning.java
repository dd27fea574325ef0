package dev.frameloop.dom.css.value;

/// How a box is positioned: the property `position`.
public enum Positioning implements KeywordValue {
    /// `static`
    STATIC,
    /// `relative`
    RELATIVE,
    /// `absolute`
    ABSOLUTE,
    /// `fixed`
    FIXED,
    /// `sticky`
    STICKY
}
