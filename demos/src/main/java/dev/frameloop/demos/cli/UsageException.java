package dev.frameloop.demos.cli;

/// The command line is wrong; the message says what would be right.
public final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /// @param message what is wrong, and what would be right
    public UsageException(String message) {
        super(message);
    }
}
