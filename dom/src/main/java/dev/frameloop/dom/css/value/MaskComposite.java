package dev.frameloop.dom.css.value;

/// The property `mask-composite` of one layer.
public enum MaskComposite implements KeywordValue {
    /// `add`
    ADD,
    /// `subtract`
    SUBTRACT,
    /// `intersect`
    INTERSECT,
    /// `exclude`
    EXCLUDE
}
