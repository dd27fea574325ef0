package dev.frameloop.dom.css.value;

/// What queries a container answers: the property `container-type`.
public enum ContainerType implements KeywordValue {
    /// `normal`
    NORMAL,
    /// `size`
    SIZE,
    /// `inline-size`
    INLINE_SIZE
}
