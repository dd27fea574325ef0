package dev.frameloop.dom.script;

import java.util.Map;

/// The exception of the web platform's own algorithms, told apart by its name.
///
/// A script that causes one catches a real `DOMException` object with the same name, message and code.
///
/// @see <a href="https://webidl.spec.whatwg.org/#idl-DOMException">Web IDL: DOMException</a>
public final class DOMException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /// Web IDL's table of error names that have a legacy code.
    private static final Map<String, Integer> CODES = Map.ofEntries(Map.entry("IndexSizeError", 1),
            Map.entry("HierarchyRequestError", 3), Map.entry("WrongDocumentError", 4),
            Map.entry("InvalidCharacterError", 5),
            Map.entry("NoModificationAllowedError", 7), Map.entry("NotFoundError", 8),
            Map.entry("NotSupportedError", 9),
            Map.entry("InUseAttributeError", 10), Map.entry("InvalidStateError", 11), Map.entry("SyntaxError", 12),
            Map.entry("InvalidModificationError", 13), Map.entry("NamespaceError", 14),
            Map.entry("InvalidAccessError", 15),
            Map.entry("TypeMismatchError", 17), Map.entry("SecurityError", 18), Map.entry("NetworkError", 19),
            Map.entry("AbortError", 20), Map.entry("URLMismatchError", 21), Map.entry("QuotaExceededError", 22),
            Map.entry("TimeoutError", 23), Map.entry("InvalidNodeTypeError", 24), Map.entry("DataCloneError", 25));

    private final String name;

    /// @param name an error name of Web IDL, `"HierarchyRequestError"` say
    /// @param message what is wrong, and what would be right
    public DOMException(String name, String message) {
        super(message);
        this.name = name;
    }

    /// The error name, such as `"NotFoundError"`.
    public String name() {
        return name;
    }

    /// The message; never null, perhaps empty.
    public String message() {
        return String.valueOf(getMessage());
    }

    /// The legacy code of the name, or 0 where it has none.
    public int code() {
        return CODES.getOrDefault(name, 0);
    }

    @Override
    public String toString() {
        return name + ": " + getMessage();
    }
}
