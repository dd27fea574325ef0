package dev.frameloop.dom.event;

import org.jspecify.annotations.Nullable;

/// What `onclick` and its like hold. In a script it is called with the event's current target as `this`.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#eventhandlernonnull">HTML: EventHandlerNonNull</a>
@FunctionalInterface
public interface EventHandlerNonNull {
    /// Handles the event.
    ///
    /// @return {@link Boolean#FALSE} to cancel the event; anything else is ignored
    @Nullable
    Object invoke(Event event);
}
