package dev.frameloop.dom.css.value;

/// The property `content-visibility`.
public enum ContentVisibility implements KeywordValue {
    /// `visible`
    VISIBLE,
    /// `auto`
    AUTO,
    /// `hidden`
    HIDDEN
}
