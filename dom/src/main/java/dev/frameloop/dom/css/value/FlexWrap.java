package dev.frameloop.dom.css.value;

/// Whether a flex container has several lines: the property `flex-wrap`.
public enum FlexWrap implements KeywordValue {
    /// `nowrap`
    NOWRAP,
    /// `wrap`
    WRAP,
    /// `wrap-reverse`
    WRAP_REVERSE
}
