package dev.frameloop.dom.css.value;

/// The property `column-fill`.
public enum ColumnFill implements KeywordValue {
    /// `balance`
    BALANCE,
    /// `auto`
    AUTO
}
