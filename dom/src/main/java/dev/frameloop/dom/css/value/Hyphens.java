package dev.frameloop.dom.css.value;

/// The property `hyphens`.
public enum Hyphens implements KeywordValue {
    /// `none`
    NONE,
    /// `manual`
    MANUAL,
    /// `auto`
    AUTO
}
