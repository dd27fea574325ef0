package dev.frameloop.dom.css.value;

/// The property `user-select`.
public enum UserSelect implements KeywordValue {
    /// `auto`
    AUTO,
    /// `text`
    TEXT,
    /// `none`
    NONE,
    /// `contain`
    CONTAIN,
    /// `all`
    ALL
}
