package dev.frameloop.dom.css.value;

/// The property `text-justify`.
public enum TextJustify implements KeywordValue {
    /// `auto`
    AUTO,
    /// `none`
    NONE,
    /// `inter-word`
    INTER_WORD,
    /// `inter-character`
    INTER_CHARACTER
}
