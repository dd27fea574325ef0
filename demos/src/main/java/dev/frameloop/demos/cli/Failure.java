package dev.frameloop.demos.cli;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/// Says what went wrong with the world outside: files, networks. The exceptions of the file system have only a path for a message.
public final class Failure {
    private Failure() {}

    /// What an exception means, for people.
    public static String text(Exception exception) {
        return switch (exception) {
            case NoSuchFileException e -> missing(e.getFile());
            case FileAlreadyExistsException e -> e.getFile() + " is there already, and is no folder";
            case AccessDeniedException e -> e.getFile() + " may not be read or written";
            case FileSystemException e -> e.getMessage() + (e.getReason() == null ? ": it does not work" : "");
            default -> exception.getMessage() == null ? exception.getClass().getSimpleName() : exception.getMessage();
        };
    }

    /// Who writes a file needs its folder; that the file is not there yet is not what is wrong.
    private static String missing(String file) {
        Path folder = Path.of(file).getParent();
        return folder == null || Files.isDirectory(folder)
                ? "there is no " + file
                : "there is no folder " + folder + " for " + file;
    }
}
