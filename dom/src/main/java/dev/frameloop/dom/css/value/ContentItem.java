package dev.frameloop.dom.css.value;

/// One part of generated content.
public sealed interface ContentItem extends CssValue
        permits StringValue, ImageContent, CounterReference, QuoteKeyword, AttrReference {}
