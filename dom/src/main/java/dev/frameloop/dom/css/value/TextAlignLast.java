package dev.frameloop.dom.css.value;

/// The alignment of a last line: the property `text-align-last`.
public enum TextAlignLast implements KeywordValue {
    /// `auto`
    AUTO,
    /// `start`
    START,
    /// `end`
    END,
    /// `left`
    LEFT,
    /// `right`
    RIGHT,
    /// `center`
    CENTER,
    /// `justify`
    JUSTIFY,
    /// `match-parent`
    MATCH_PARENT
}
