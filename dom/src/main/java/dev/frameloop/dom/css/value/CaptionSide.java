package dev.frameloop.dom.css.value;

/// Where a table's caption stands: the property `caption-side`.
public enum CaptionSide implements KeywordValue {
    /// `top`
    TOP,
    /// `bottom`
    BOTTOM
}
