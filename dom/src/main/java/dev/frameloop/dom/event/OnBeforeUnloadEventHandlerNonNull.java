package dev.frameloop.dom.event;

import org.jspecify.annotations.Nullable;

/// What `onbeforeunload` holds. In a script it is called with the event's current target as `this`.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#onbeforeunloadeventhandlernonnull">HTML: OnBeforeUnloadEventHandlerNonNull</a>
@FunctionalInterface
public interface OnBeforeUnloadEventHandlerNonNull {
    /// Handles the event.
    ///
    /// @return what the user should be asked, or null to let the page go
    @Nullable
    String invoke(Event event);
}
