package dev.frameloop.dom.event;

/// What an event target calls for an event: `addEventListener`'s callback.
///
/// Two listeners are the same for `addEventListener` and `removeEventListener` when they are equal. The script binding makes
/// listeners of one script object equal, looks `handleEvent` up at each call, and passes the event's current target as `this`.
///
/// @see <a href="https://dom.spec.whatwg.org/#callbackdef-eventlistener">DOM: EventListener</a>
@FunctionalInterface
public interface EventListener {
    /// Handles the event. What it throws is reported, and the dispatch goes on.
    void handleEvent(Event event);
}
