package dev.frameloop.dom.event;

import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// An exception that nobody caught.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#errorevent">HTML: ErrorEvent</a>
public final class ErrorEvent extends Event {
    private final String message;
    private final String filename;
    private final long lineno;
    private final long colno;
    private final @Nullable Object error;

    /// `new ErrorEvent(type, init)` of a script.
    public ErrorEvent(@Nullable Realm realm, String type, ErrorEventInit init) {
        super(realm, type, init.bubbles(), init.cancelable(), init.composed());
        message = init.message();
        filename = init.filename();
        lineno = init.lineno();
        colno = init.colno();
        error = init.error();
    }

    /// What happened, in words.
    public String message() {
        return message;
    }

    /// The URL of the script, or the empty string.
    public String filename() {
        return filename;
    }

    /// The line, counted from 1; 0 where unknown.
    public long lineno() {
        return lineno;
    }

    /// The column, counted from 1; 0 where unknown.
    public long colno() {
        return colno;
    }

    /// The thrown value, or null.
    public @Nullable Object error() {
        return error;
    }
}
