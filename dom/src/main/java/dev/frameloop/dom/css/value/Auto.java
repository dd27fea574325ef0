package dev.frameloop.dom.css.value;

/// The keyword `auto`, where it is an alternative to something else.
public enum Auto implements KeywordValue, LengthPercentageOrAuto, IntegerOrAuto {
    /// `auto`
    AUTO
}
