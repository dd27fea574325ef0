package dev.frameloop.dom.css.value;

/// The value of `content`.
public sealed interface Content extends CssValue permits Normal, None, ContentList {}
