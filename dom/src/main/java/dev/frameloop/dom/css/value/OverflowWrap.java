package dev.frameloop.dom.css.value;

/// Whether a word may break anywhere rather than overflow: the property `overflow-wrap`.
public enum OverflowWrap implements KeywordValue {
    /// `normal`
    NORMAL,
    /// `break-word`
    BREAK_WORD,
    /// `anywhere`
    ANYWHERE
}
