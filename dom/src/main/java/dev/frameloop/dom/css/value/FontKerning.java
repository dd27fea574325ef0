package dev.frameloop.dom.css.value;

/// The property `font-kerning`.
public enum FontKerning implements KeywordValue {
    /// `auto`
    AUTO,
    /// `normal`
    NORMAL,
    /// `none`
    NONE
}
