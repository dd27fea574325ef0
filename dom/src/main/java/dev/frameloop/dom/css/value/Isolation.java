package dev.frameloop.dom.css.value;

/// The property `isolation`.
public enum Isolation implements KeywordValue {
    /// `auto`
    AUTO,
    /// `isolate`
    ISOLATE
}
