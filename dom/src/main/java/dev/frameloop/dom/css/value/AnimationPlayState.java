package dev.frameloop.dom.css.value;

/// The property `animation-play-state` of one animation.
public enum AnimationPlayState implements KeywordValue {
    /// `running`
    RUNNING,
    /// `paused`
    PAUSED
}
