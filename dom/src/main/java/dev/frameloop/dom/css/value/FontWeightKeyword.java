package dev.frameloop.dom.css.value;

/// The keywords of `font-weight`.
public enum FontWeightKeyword implements KeywordValue {
    /// 400
    NORMAL,
    /// 700
    BOLD,
    /// Bolder than the parent.
    BOLDER,
    /// Lighter than the parent.
    LIGHTER
}
