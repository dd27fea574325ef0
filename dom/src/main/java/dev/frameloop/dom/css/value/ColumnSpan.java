package dev.frameloop.dom.css.value;

/// The property `column-span`.
public enum ColumnSpan implements KeywordValue {
    /// `none`
    NONE,
    /// `all`
    ALL
}
