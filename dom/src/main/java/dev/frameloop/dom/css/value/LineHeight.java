package dev.frameloop.dom.css.value;

/// A computed `line-height`: `normal`, a number (of the font size), or a length in px.
public sealed interface LineHeight extends CssValue permits Normal, NumericLiteral, LengthPercentage {}
