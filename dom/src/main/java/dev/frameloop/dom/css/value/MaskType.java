package dev.frameloop.dom.css.value;

/// The property `mask-type`.
public enum MaskType implements KeywordValue {
    /// `luminance`
    LUMINANCE,
    /// `alpha`
    ALPHA
}
