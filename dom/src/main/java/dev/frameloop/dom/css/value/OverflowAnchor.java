package dev.frameloop.dom.css.value;

/// The property `overflow-anchor`.
public enum OverflowAnchor implements KeywordValue {
    /// `auto`
    AUTO,
    /// `none`
    NONE
}
