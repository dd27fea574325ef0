package dev.frameloop.dom.event;

import org.jspecify.annotations.Nullable;

/// What an {@link ErrorEvent} is made with: {@link EventInit}'s members, then its own.
///
/// @param message what happened, in words
/// @param filename the URL of the script, or the empty string
/// @param lineno the line, counted from 1; 0 where unknown
/// @param colno the column, counted from 1; 0 where unknown
/// @param error the thrown value, or null
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#errorevent">HTML: ErrorEventInit</a>
public record ErrorEventInit(boolean bubbles, boolean cancelable, boolean composed, String message, String filename,
        long lineno, long colno, @Nullable Object error) {}
