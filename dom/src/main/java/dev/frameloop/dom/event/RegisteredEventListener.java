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
    /// What the signal would do; taken back when the listener is removed otherwise, so that a long-lived signal does not hold it.
    @Nullable
    Runnable removal;
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
