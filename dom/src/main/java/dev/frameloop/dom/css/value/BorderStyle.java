package dev.frameloop.dom.css.value;

/// The style of a border or outline; `auto` only for outlines.
public enum BorderStyle implements KeywordValue {
    /// `none`
    NONE,
    /// `hidden`
    HIDDEN,
    /// `dotted`
    DOTTED,
    /// `dashed`
    DASHED,
    /// `solid`
    SOLID,
    /// `double`
    DOUBLE,
    /// `groove`
    GROOVE,
    /// `ridge`
    RIDGE,
    /// `inset`
    INSET,
    /// `outset`
    OUTSET,
    /// `auto`
    AUTO
}
