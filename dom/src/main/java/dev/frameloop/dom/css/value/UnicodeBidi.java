package dev.frameloop.dom.css.value;

/// How an element takes part in the bidi algorithm: the property `unicode-bidi`.
public enum UnicodeBidi implements KeywordValue {
    /// `normal`
    NORMAL,
    /// `embed`
    EMBED,
    /// `isolate`
    ISOLATE,
    /// `bidi-override`
    BIDI_OVERRIDE,
    /// `isolate-override`
    ISOLATE_OVERRIDE,
    /// `plaintext`
    PLAINTEXT
}
