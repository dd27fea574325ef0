package dev.frameloop.dom.css.value;

/// The property `text-anchor`.
public enum TextAnchor implements KeywordValue {
    /// `start`
    START,
    /// `middle`
    MIDDLE,
    /// `end`
    END
}
