package dev.frameloop.dom.css.value;

/// How cells share their borders: the property `border-collapse`.
public enum BorderCollapse implements KeywordValue {
    /// `separate`
    SEPARATE,
    /// `collapse`
    COLLAPSE
}
