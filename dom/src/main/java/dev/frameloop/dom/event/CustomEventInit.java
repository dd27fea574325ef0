package dev.frameloop.dom.event;

import org.jspecify.annotations.Nullable;

/// What a {@link CustomEvent} is made with: {@link EventInit}'s members, then its own.
///
/// @param detail what the page gave along, or null
/// @see <a href="https://dom.spec.whatwg.org/#interface-customevent">DOM: CustomEventInit</a>
public record CustomEventInit(boolean bubbles, boolean cancelable, boolean composed, @Nullable Object detail) {}
