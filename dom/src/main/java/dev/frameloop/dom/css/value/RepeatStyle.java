package dev.frameloop.dom.css.value;

/// How a layer's image repeats along one axis.
public enum RepeatStyle implements KeywordValue {
    /// `repeat`
    REPEAT,
    /// `no-repeat`
    NO_REPEAT,
    /// `space`
    SPACE,
    /// `round`
    ROUND
}
