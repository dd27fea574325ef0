package dev.frameloop.dom.window;

import org.jspecify.annotations.Nullable;

/// How an element gets the focus.
///
/// @param preventScroll whether it is not scrolled into view; nothing is, at present
/// @param focusVisible whether it shows that it has the focus; null lets the user agent decide
public record FocusOptions(boolean preventScroll, @Nullable Boolean focusVisible) {}
