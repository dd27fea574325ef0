package dev.frameloop.dom.css.value;

/// The main axis of a flex container: the property `flex-direction`.
public enum FlexDirection implements KeywordValue {
    /// `row`
    ROW,
    /// `row-reverse`
    ROW_REVERSE,
    /// `column`
    COLUMN,
    /// `column-reverse`
    COLUMN_REVERSE
}
