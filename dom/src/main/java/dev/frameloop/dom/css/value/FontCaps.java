package dev.frameloop.dom.css.value;

/// The property `font-variant-caps`.
public enum FontCaps implements KeywordValue {
    /// `normal`
    NORMAL,
    /// `small-caps`
    SMALL_CAPS,
    /// `all-small-caps`
    ALL_SMALL_CAPS,
    /// `petite-caps`
    PETITE_CAPS,
    /// `all-petite-caps`
    ALL_PETITE_CAPS,
    /// `unicase`
    UNICASE,
    /// `titling-caps`
    TITLING_CAPS
}
