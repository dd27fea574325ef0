package dev.frameloop.dom.css.value;

/// The keyword `normal`, where it is an alternative to something else.
public enum Normal implements KeywordValue, LengthPercentageOrNormal, LineHeight, Content {
    /// `normal`
    NORMAL
}
