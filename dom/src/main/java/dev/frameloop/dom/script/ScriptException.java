package dev.frameloop.dom.script;

import org.jspecify.annotations.Nullable;

/// A value that page code threw, on its way through Java.
///
/// Whoever calls page code either lets it pass to the script that called in, or hands it to
/// {@link GlobalObject#reportException}.
public final class ScriptException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /// The thrown value as the script engine holds it; opaque to everyone else.
    @SuppressWarnings("serial") // exceptions of a page are not meant to be serialized
    private final Object value;
    private final String filename;
    private final int lineNumber;
    private final int columnNumber;
    @SuppressWarnings("serial") // exceptions of a page are not meant to be serialized
    private @Nullable GlobalObject global;

    /// @param value the thrown value, as the script engine holds it
    /// @param message the text that `window.onerror` gets, `"Uncaught Error: x"` without the `"Uncaught "`
    /// @param filename the URL of the script that threw, or the empty string
    /// @param lineNumber the line, counted from 1; 0 where unknown
    /// @param columnNumber the column, counted from 1; 0 where unknown
    /// @param cause the script engine's own exception
    public ScriptException(Object value, String message, String filename, int lineNumber, int columnNumber,
            @Nullable Throwable cause) {
        super(message, cause);
        this.value = value;
        this.filename = filename;
        this.lineNumber = lineNumber;
        this.columnNumber = columnNumber;
    }

    /// The same, thrown by a callback of another global than that which called it.
    public ScriptException of(GlobalObject itsGlobal) {
        ScriptException copy = new ScriptException(value, String.valueOf(getMessage()), filename, lineNumber,
                columnNumber,
                getCause());
        copy.global = itsGlobal;
        return copy;
    }

    /// The global to whom this is reported; null where that is the one which called.
    public @Nullable GlobalObject global() {
        return global;
    }

    /// The thrown value as the script engine holds it; opaque to everyone else.
    public Object value() {
        return value;
    }

    /// The URL of the script that threw, or the empty string.
    public String filename() {
        return filename;
    }

    /// The line, counted from 1; 0 where unknown.
    public int lineNumber() {
        return lineNumber;
    }

    /// The column, counted from 1; 0 where unknown.
    public int columnNumber() {
        return columnNumber;
    }
}
