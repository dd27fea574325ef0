package dev.frameloop.dom.css.value;

/// The property `line-break`.
public enum LineBreak implements KeywordValue {
    /// `auto`
    AUTO,
    /// `loose`
    LOOSE,
    /// `normal`
    NORMAL,
    /// `strict`
    STRICT,
    /// `anywhere`
    ANYWHERE
}
