package dev.frameloop.dom.css.value;

/// A margin or inset: a length or `auto`.
public sealed interface LengthPercentageOrAuto extends CssValue permits LengthPercentage, Auto {}
