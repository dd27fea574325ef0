package dev.frameloop.script.idl;

/// An interface description that is not Web IDL; the message names the file, the line and what was expected.
public final class IdlSyntaxException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    IdlSyntaxException(String message) {
        super(message);
    }
}
