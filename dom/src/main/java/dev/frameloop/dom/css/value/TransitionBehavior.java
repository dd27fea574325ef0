package dev.frameloop.dom.css.value;

/// The property `transition-behavior` of one transition.
public enum TransitionBehavior implements KeywordValue {
    /// `normal`
    NORMAL,
    /// `allow-discrete`
    ALLOW_DISCRETE
}
