package dev.frameloop.dom.css.value;

/// The keywords among sizes. `none` is only a maximum, `content` only a `flex-basis`.
public enum SizeKeyword implements KeywordValue, Size {
    /// The size that layout chooses; as a minimum, the automatic minimum size.
    AUTO,
    /// No maximum.
    NONE,
    /// The smallest size without avoidable overflow.
    MIN_CONTENT,
    /// The size without soft wraps.
    MAX_CONTENT,
    /// What is there, between the content's minimum and maximum.
    FIT_CONTENT,
    /// What is there.
    STRETCH,
    /// `flex-basis: content`
    CONTENT
}
