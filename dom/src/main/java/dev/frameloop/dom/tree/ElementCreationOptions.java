package dev.frameloop.dom.tree;

import org.jspecify.annotations.Nullable;

/// Options of {@link Document#createElement}.
///
/// @param is the name of the customized built-in element, or null
public record ElementCreationOptions(@Nullable String is) {}
