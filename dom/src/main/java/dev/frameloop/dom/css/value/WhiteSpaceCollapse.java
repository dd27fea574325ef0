package dev.frameloop.dom.css.value;

/// Which white space a text keeps: the property `white-space-collapse`.
public enum WhiteSpaceCollapse implements KeywordValue {
    /// `collapse`
    COLLAPSE,
    /// `preserve`
    PRESERVE,
    /// `preserve-breaks`
    PRESERVE_BREAKS,
    /// `preserve-spaces`
    PRESERVE_SPACES,
    /// `break-spaces`
    BREAK_SPACES
}
