package dev.frameloop.dom.css.value;

/// The direction in which lines and blocks flow: the property `writing-mode`.
public enum WritingMode implements KeywordValue {
    /// `horizontal-tb`
    HORIZONTAL_TB,
    /// `vertical-rl`
    VERTICAL_RL,
    /// `vertical-lr`
    VERTICAL_LR,
    /// `sideways-rl`
    SIDEWAYS_RL,
    /// `sideways-lr`
    SIDEWAYS_LR
}
