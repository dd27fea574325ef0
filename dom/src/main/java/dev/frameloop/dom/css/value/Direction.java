package dev.frameloop.dom.css.value;

/// The inline base direction: the property `direction`.
public enum Direction implements KeywordValue {
    /// `ltr`
    LTR,
    /// `rtl`
    RTL
}
