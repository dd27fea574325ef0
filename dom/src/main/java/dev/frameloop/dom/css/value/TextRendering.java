package dev.frameloop.dom.css.value;

/// The property `text-rendering`.
public enum TextRendering implements KeywordValue {
    /// `auto`
    AUTO,
    /// `optimizespeed`
    OPTIMIZESPEED,
    /// `optimizelegibility`
    OPTIMIZELEGIBILITY,
    /// `geometricprecision`
    GEOMETRICPRECISION
}
