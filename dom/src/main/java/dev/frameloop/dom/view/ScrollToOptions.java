package dev.frameloop.dom.view;

import org.jspecify.annotations.Nullable;

/// Where a page wants to scroll to.
///
/// @param behavior `auto`, `instant` or `smooth`; DIVERGES: a smooth scroll arrives at once, as the standard allows
/// @param left the horizontal position, null to leave it
/// @param top the vertical position, null to leave it
public record ScrollToOptions(String behavior, @Nullable Double left, @Nullable Double top) {}
