package dev.frameloop.dom.css.value;

/// Whether a text may wrap: the property `text-wrap-mode`.
public enum TextWrapMode implements KeywordValue {
    /// `wrap`
    WRAP,
    /// `nowrap`
    NOWRAP
}
