package dev.frameloop.dom.css.value;

/// The property `scroll-snap-stop`.
public enum ScrollSnapStop implements KeywordValue {
    /// `normal`
    NORMAL,
    /// `always`
    ALWAYS
}
