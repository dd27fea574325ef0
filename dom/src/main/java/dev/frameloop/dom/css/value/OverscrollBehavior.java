package dev.frameloop.dom.css.value;

/// The properties `overscroll-behavior-x` and `overscroll-behavior-y`.
public enum OverscrollBehavior implements KeywordValue {
    /// `auto`
    AUTO,
    /// `contain`
    CONTAIN,
    /// `none`
    NONE
}
