package dev.frameloop.dom.css;

import org.jspecify.annotations.Nullable;

/// What a constructed sheet is made with.
///
/// @param baseURL what relative addresses are resolved against; null for the document's base
/// @param media a `MediaList` or a string
/// @param disabled whether it is switched off
public record CSSStyleSheetInit(@Nullable String baseURL, Object media, boolean disabled) {}
