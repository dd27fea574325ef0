package dev.frameloop.dom.css.value;

/// Which points are inside a path.
public enum FillRule implements KeywordValue {
    /// `nonzero`
    NONZERO,
    /// `evenodd`
    EVENODD
}
