package dev.frameloop.dom.css.value;

/// How replaced content fills its box: the property `object-fit`.
public enum ObjectFit implements KeywordValue {
    /// `fill`
    FILL,
    /// `contain`
    CONTAIN,
    /// `cover`
    COVER,
    /// `none`
    NONE,
    /// `scale-down`
    SCALE_DOWN
}
