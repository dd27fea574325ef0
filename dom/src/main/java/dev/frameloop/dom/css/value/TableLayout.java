package dev.frameloop.dom.css.value;

/// The algorithm that sizes a table's columns: the property `table-layout`.
public enum TableLayout implements KeywordValue {
    /// `auto`
    AUTO,
    /// `fixed`
    FIXED
}
