package dev.frameloop.dom.css.value;

/// A `list-style-type`: nothing, a counter style, or a string.
public sealed interface ListStyleType extends CssValue permits None, CounterStyleName, StringValue {}
