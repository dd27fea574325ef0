package dev.frameloop.dom.css.value;

/// The property `print-color-adjust`.
public enum PrintColorAdjust implements KeywordValue {
    /// `economy`
    ECONOMY,
    /// `exact`
    EXACT
}
