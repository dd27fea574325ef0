package dev.frameloop.dom.event;

/// Which of the listeners with one callback is meant.
///
/// @param capture whether it is the one that is called on the way down to the target
/// @see <a href="https://dom.spec.whatwg.org/#dictdef-eventlisteneroptions">DOM: EventListenerOptions</a>
public record EventListenerOptions(boolean capture) {}
