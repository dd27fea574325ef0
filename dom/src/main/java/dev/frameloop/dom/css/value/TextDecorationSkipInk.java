package dev.frameloop.dom.css.value;

/// The property `text-decoration-skip-ink`.
public enum TextDecorationSkipInk implements KeywordValue {
    /// `auto`
    AUTO,
    /// `none`
    NONE,
    /// `all`
    ALL
}
