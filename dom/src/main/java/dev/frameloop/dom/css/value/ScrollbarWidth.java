package dev.frameloop.dom.css.value;

/// The property `scrollbar-width`.
public enum ScrollbarWidth implements KeywordValue {
    /// `auto`
    AUTO,
    /// `thin`
    THIN,
    /// `none`
    NONE
}
