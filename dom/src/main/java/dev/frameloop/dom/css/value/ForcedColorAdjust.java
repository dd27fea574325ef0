package dev.frameloop.dom.css.value;

/// The property `forced-color-adjust`.
public enum ForcedColorAdjust implements KeywordValue {
    /// `auto`
    AUTO,
    /// `none`
    NONE,
    /// `preserve-parent-color`
    PRESERVE_PARENT_COLOR
}
