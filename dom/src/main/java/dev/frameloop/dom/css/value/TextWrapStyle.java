package dev.frameloop.dom.css.value;

/// How lines are chosen: the property `text-wrap-style`.
public enum TextWrapStyle implements KeywordValue {
    /// `auto`
    AUTO,
    /// `balance`
    BALANCE,
    /// `stable`
    STABLE,
    /// `pretty`
    PRETTY
}
