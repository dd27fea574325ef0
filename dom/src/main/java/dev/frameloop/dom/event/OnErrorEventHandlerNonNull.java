package dev.frameloop.dom.event;

import org.jspecify.annotations.Nullable;

/// What `onerror` holds. In a script it is called with the event's current target as `this`.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#onerroreventhandlernonnull">HTML: OnErrorEventHandlerNonNull</a>
@FunctionalInterface
public interface OnErrorEventHandlerNonNull {
    /// Handles the error.
    ///
    /// @param event the message of an exception that reached a global object, or else the event
    /// @param source the URL of the script, or null with an event
    /// @param lineno the line, or null with an event
    /// @param colno the column, or null with an event
    /// @param error the thrown value, or null with an event
    /// @return at a global object {@link Boolean#TRUE} to say that the error is handled, elsewhere {@link Boolean#FALSE} to cancel the event
    @Nullable
    Object invoke(Object event, @Nullable String source, @Nullable Long lineno, @Nullable Long colno,
            @Nullable Object error);
}
