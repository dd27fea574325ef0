package dev.frameloop.dom.css.value;

/// The keywords of `vertical-align`.
public enum VerticalAlignKeyword implements KeywordValue, VerticalAlign {
    /// Baselines meet.
    BASELINE,
    /// Lowered to subscript.
    SUB,
    /// Raised to superscript.
    SUPER,
    /// The top of the line.
    TOP,
    /// The top of the parent's font.
    TEXT_TOP,
    /// Half an x-height above the baseline.
    MIDDLE,
    /// The bottom of the line.
    BOTTOM,
    /// The bottom of the parent's font.
    TEXT_BOTTOM
}
