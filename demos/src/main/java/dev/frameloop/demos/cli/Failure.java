package dev.frameloop.demos.cli;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/// Says what went wrong with the world outside: files, networks. The exceptions of the file system have only a path for a message.
public final class Failure {
    private Failure() {}

    /// What an exception means, for people.
    public static String text(Exception exception) {
        return switch (exception) {
            case NoSuchFileException e -> "there is no " + e.getFile();
            case AccessDeniedException e -> e.getFile() + " may not be read or written";
            case FileSystemException e -> e.getMessage() + (e.getReason() == null ? ": it does not work" : "");
            default -> exception.getMessage() == null ? exception.getClass().getSimpleName() : exception.getMessage();
        };
    }
}
