package dev.frameloop.dom.css.value;

/// The property `break-inside`.
public enum BreakInside implements KeywordValue {
    /// `auto`
    AUTO,
    /// `avoid`
    AVOID,
    /// `avoid-page`
    AVOID_PAGE,
    /// `avoid-column`
    AVOID_COLUMN,
    /// `avoid-region`
    AVOID_REGION
}
