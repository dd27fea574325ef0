package dev.frameloop.dom.event;

import org.jspecify.annotations.Nullable;

/// What a {@link PromiseRejectionEvent} is made with: {@link EventInit}'s members, then its own.
///
/// @param promise the promise, as the script engine holds it
/// @param reason the value that it was rejected with
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#promiserejectionevent">HTML: PromiseRejectionEventInit</a>
public record PromiseRejectionEventInit(boolean bubbles, boolean cancelable, boolean composed, Object promise,
        @Nullable Object reason) {}
