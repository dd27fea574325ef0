package dev.frameloop.dom.css.value;

/// An integer or `auto`, as `z-index` and `column-count` take it. The integer is a {@link NumericLiteral}.
public sealed interface IntegerOrAuto extends CssValue permits NumericLiteral, Auto {}
