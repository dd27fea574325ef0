package dev.frameloop.dom.css.value;

/// The property `word-break`.
public enum WordBreak implements KeywordValue {
    /// `normal`
    NORMAL,
    /// `break-all`
    BREAK_ALL,
    /// `keep-all`
    KEEP_ALL,
    /// `break-word`
    BREAK_WORD,
    /// `auto-phrase`
    AUTO_PHRASE
}
