package dev.frameloop.dom.css.value;

/// The property `box-decoration-break`.
public enum BoxDecorationBreak implements KeywordValue {
    /// `slice`
    SLICE,
    /// `clone`
    CLONE
}
