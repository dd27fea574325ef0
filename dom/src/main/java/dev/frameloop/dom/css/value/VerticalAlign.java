package dev.frameloop.dom.css.value;

/// A computed `vertical-align`: a keyword, or a shift up from the baseline (a percentage is of the line height).
public sealed interface VerticalAlign extends CssValue permits VerticalAlignKeyword, LengthPercentage {}
