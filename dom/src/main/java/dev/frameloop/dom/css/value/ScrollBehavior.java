package dev.frameloop.dom.css.value;

/// The property `scroll-behavior`.
public enum ScrollBehavior implements KeywordValue {
    /// `auto`
    AUTO,
    /// `smooth`
    SMOOTH
}
