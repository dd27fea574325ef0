package dev.frameloop.dom.script;

/// One of the language's own exceptions (`TypeError`, `RangeError`), thrown by an algorithm of the platform.
///
/// @see <a href="https://webidl.spec.whatwg.org/#dfn-simple-exception">Web IDL: simple exception</a>
public final class SimpleException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /// Which of the language's exceptions a script sees.
    public enum Kind {
        /// `EvalError`
        EVAL_ERROR("EvalError"),
        /// `RangeError`
        RANGE_ERROR("RangeError"),
        /// `ReferenceError`
        REFERENCE_ERROR("ReferenceError"),
        /// `TypeError`
        TYPE_ERROR("TypeError"),
        /// `URIError`
        URI_ERROR("URIError");

        private final String constructorName;

        Kind(String constructorName) {
            this.constructorName = constructorName;
        }

        /// The name of the constructor in the language.
        public String constructorName() {
            return constructorName;
        }
    }

    private final Kind kind;

    private SimpleException(Kind kind, String message) {
        super(message);
        this.kind = kind;
    }

    /// A `TypeError` with this message.
    public static SimpleException typeError(String message) {
        return new SimpleException(Kind.TYPE_ERROR, message);
    }

    /// A `RangeError` with this message.
    public static SimpleException rangeError(String message) {
        return new SimpleException(Kind.RANGE_ERROR, message);
    }

    /// Which of the language's exceptions this is.
    public Kind kind() {
        return kind;
    }
}
