package dev.frameloop.dom.event;

import org.jspecify.annotations.Nullable;

/// One entry of an event listener list.
///
/// @see <a href="https://dom.spec.whatwg.org/#concept-event-listener">DOM: event listener</a>
final class RegisteredEventListener {
    final EventListener callback;
    final boolean capture;
    final boolean once;
    final boolean passive;
    final @Nullable AbortSignal signal;
    boolean removed;

    RegisteredEventListener(EventListener callback, boolean capture, boolean once, boolean passive,
            @Nullable AbortSignal signal) {
        this.callback = callback;
        this.capture = capture;
        this.once = once;
        this.passive = passive;
        this.signal = signal;
    }
}
