package dev.frameloop.dom.event;

import org.jspecify.annotations.Nullable;

/// What a {@link PopStateEvent} is made with: {@link EventInit}'s members, then its own.
///
/// @param state the state of that entry
/// @param hasUAVisualTransition whether the user agent showed a transition of its own
/// @see <a href="https://html.spec.whatwg.org/multipage/nav-history-apis.html#popstateevent">HTML: PopStateEventInit</a>
public record PopStateEventInit(boolean bubbles, boolean cancelable, boolean composed, @Nullable Object state,
        boolean hasUAVisualTransition) {}
