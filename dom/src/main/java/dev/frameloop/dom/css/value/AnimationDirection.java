package dev.frameloop.dom.css.value;

/// The direction of one animation: the property `animation-direction`.
public enum AnimationDirection implements KeywordValue {
    /// `normal`
    NORMAL,
    /// `reverse`
    REVERSE,
    /// `alternate`
    ALTERNATE,
    /// `alternate-reverse`
    ALTERNATE_REVERSE
}
