package dev.frameloop.dom.css.value;

/// Where a list item's marker stands: the property `list-style-position`.
public enum ListStylePosition implements KeywordValue {
    /// `outside`
    OUTSIDE,
    /// `inside`
    INSIDE
}
