package dev.frameloop.dom.css.value;

/// The property `text-decoration-style`.
public enum TextDecorationStyle implements KeywordValue {
    /// `solid`
    SOLID,
    /// `double`
    DOUBLE,
    /// `dotted`
    DOTTED,
    /// `dashed`
    DASHED,
    /// `wavy`
    WAVY
}
