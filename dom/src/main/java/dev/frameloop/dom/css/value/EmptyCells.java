package dev.frameloop.dom.css.value;

/// The property `empty-cells`.
public enum EmptyCells implements KeywordValue {
    /// `show`
    SHOW,
    /// `hide`
    HIDE
}
