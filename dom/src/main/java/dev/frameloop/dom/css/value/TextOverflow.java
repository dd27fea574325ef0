package dev.frameloop.dom.css.value;

/// What shows that a line was cut: the property `text-overflow`.
public enum TextOverflow implements KeywordValue {
    /// `clip`
    CLIP,
    /// `ellipsis`
    ELLIPSIS
}
