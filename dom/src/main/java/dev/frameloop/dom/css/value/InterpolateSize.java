package dev.frameloop.dom.css.value;

/// The property `interpolate-size`.
public enum InterpolateSize implements KeywordValue {
    /// `numeric-only`
    NUMERIC_ONLY,
    /// `allow-keywords`
    ALLOW_KEYWORDS
}
