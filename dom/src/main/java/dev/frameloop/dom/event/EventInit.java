package dev.frameloop.dom.event;

/// What an event is made with.
///
/// @param bubbles whether it goes up from its target to the ancestors
/// @param cancelable whether `preventDefault()` has an effect
/// @param composed whether it leaves the shadow tree of its target
/// @see <a href="https://dom.spec.whatwg.org/#dictdef-eventinit">DOM: EventInit</a>
public record EventInit(boolean bubbles, boolean cancelable, boolean composed) {
    /// Neither bubbles, nor can be cancelled, nor leaves its shadow tree.
    public static final EventInit DEFAULT = new EventInit(false, false, false);
    /// Bubbles and can be cancelled.
    public static final EventInit BUBBLES_AND_CANCELABLE = new EventInit(true, true, false);
    /// Bubbles and cannot be cancelled.
    public static final EventInit BUBBLES = new EventInit(true, false, false);
}
