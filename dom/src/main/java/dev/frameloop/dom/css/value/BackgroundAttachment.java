package dev.frameloop.dom.css.value;

/// The property `background-attachment` of one layer.
public enum BackgroundAttachment implements KeywordValue {
    /// `scroll`
    SCROLL,
    /// `fixed`
    FIXED,
    /// `local`
    LOCAL
}
