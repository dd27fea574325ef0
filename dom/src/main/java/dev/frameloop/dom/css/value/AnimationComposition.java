package dev.frameloop.dom.css.value;

/// The property `animation-composition` of one animation.
public enum AnimationComposition implements KeywordValue {
    /// `replace`
    REPLACE,
    /// `add`
    ADD,
    /// `accumulate`
    ACCUMULATE
}
