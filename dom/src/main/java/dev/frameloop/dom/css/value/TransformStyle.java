package dev.frameloop.dom.css.value;

/// The property `transform-style`.
public enum TransformStyle implements KeywordValue {
    /// `flat`
    FLAT,
    /// `preserve-3d`
    PRESERVE_3D
}
