package dev.frameloop.dom.css.value;

/// A break before or after a box: the properties `break-before` and `break-after`.
public enum BreakBetween implements KeywordValue {
    /// `auto`
    AUTO,
    /// `avoid`
    AVOID,
    /// `always`
    ALWAYS,
    /// `all`
    ALL,
    /// `avoid-page`
    AVOID_PAGE,
    /// `page`
    PAGE,
    /// `left`
    LEFT,
    /// `right`
    RIGHT,
    /// `recto`
    RECTO,
    /// `verso`
    VERSO,
    /// `avoid-column`
    AVOID_COLUMN,
    /// `column`
    COLUMN,
    /// `avoid-region`
    AVOID_REGION,
    /// `region`
    REGION
}
