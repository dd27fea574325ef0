package dev.frameloop.dom.css.value;

/// The property `mask-mode` of one layer.
public enum MaskMode implements KeywordValue {
    /// `match-source`
    MATCH_SOURCE,
    /// `alpha`
    ALPHA,
    /// `luminance`
    LUMINANCE
}
