package dev.frameloop.dom.css.value;

/// The keywords that every property takes.
///
/// @see <a href="https://drafts.csswg.org/css-cascade-5/#defaulting-keywords">CSS Cascade: explicit defaulting</a>
public enum WideKeyword implements KeywordValue {
    /// The property's initial value.
    INITIAL,
    /// The parent's computed value.
    INHERIT,
    /// `inherit` for an inherited property, `initial` for another.
    UNSET,
    /// The value that the cascade has in the next lower origin.
    REVERT,
    /// The value that the cascade has in the next lower layer.
    REVERT_LAYER
}
