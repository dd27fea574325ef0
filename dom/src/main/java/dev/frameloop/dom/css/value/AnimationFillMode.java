package dev.frameloop.dom.css.value;

/// The property `animation-fill-mode` of one animation.
public enum AnimationFillMode implements KeywordValue {
    /// `none`
    NONE,
    /// `forwards`
    FORWARDS,
    /// `backwards`
    BACKWARDS,
    /// `both`
    BOTH
}
