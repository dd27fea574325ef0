package dev.frameloop.dom.css.value;

/// The property `font-optical-sizing`.
public enum FontOpticalSizing implements KeywordValue {
    /// `auto`
    AUTO,
    /// `none`
    NONE
}
