package dev.frameloop.dom.css.value;

/// A gap: a length or `normal`.
public sealed interface LengthPercentageOrNormal extends CssValue permits LengthPercentage, Normal {}
