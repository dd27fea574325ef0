package dev.frameloop.dom.css.value;

/// How images are scaled: the property `image-rendering`.
public enum ImageRendering implements KeywordValue {
    /// `auto`
    AUTO,
    /// `smooth`
    SMOOTH,
    /// `high-quality`
    HIGH_QUALITY,
    /// `crisp-edges`
    CRISP_EDGES,
    /// `pixelated`
    PIXELATED
}
