package dev.frameloop.dom.css.value;

/// The box that transforms refer to: the property `transform-box`.
public enum TransformBox implements KeywordValue {
    /// `content-box`
    CONTENT_BOX,
    /// `border-box`
    BORDER_BOX,
    /// `fill-box`
    FILL_BOX,
    /// `stroke-box`
    STROKE_BOX,
    /// `view-box`
    VIEW_BOX
}
