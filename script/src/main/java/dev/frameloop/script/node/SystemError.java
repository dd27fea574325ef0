package dev.frameloop.script.node;

import java.net.BindException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.nio.channels.ClosedChannelException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.NotLinkException;

/// What the operating system calls a failure, in libuv's words.
///
/// @param code its name, `ENOENT` say
/// @param number libuv's number on Linux, negative
/// @param message what it means
/// @see <a href="https://docs.libuv.org/en/v1.x/errors.html">libuv: error constants</a>
record SystemError(String code, int number, String message) {
    private static final SystemError INPUT_OUTPUT = new SystemError("EIO", -5, "i/o error");

    /// A failure with a code of its own.
    static final class Failure extends Exception {
        private static final long serialVersionUID = 1L;
        private final transient SystemError error;

        Failure(String code, int number, String message) {
            super(message);
            error = new SystemError(code, number, message);
        }
    }

    static SystemError of(Throwable failure) {
        return switch (failure) {
            case Failure known -> known.error;
            case NoSuchFileException _ -> new SystemError("ENOENT", -2, "no such file or directory");
            case AccessDeniedException _ -> new SystemError("EACCES", -13, "permission denied");
            case FileAlreadyExistsException _ -> new SystemError("EEXIST", -17, "file already exists");
            case NotDirectoryException _ -> new SystemError("ENOTDIR", -20, "not a directory");
            case DirectoryNotEmptyException _ -> new SystemError("ENOTEMPTY", -39, "directory not empty");
            case FileSystemLoopException _ -> new SystemError("ELOOP", -40, "too many symbolic links encountered");
            case NotLinkException _ -> new SystemError("EINVAL", -22, "invalid argument");
            case FileSystemException other -> ofText(String.valueOf(other.getReason()));
            case UnknownHostException _ -> new SystemError("ENOTFOUND", -3008, "getaddrinfo ENOTFOUND");
            case BindException other -> ofText(String.valueOf(other.getMessage()));
            case NoRouteToHostException _ -> new SystemError("EHOSTUNREACH", -113, "host is unreachable");
            case ConnectException other -> ofText(String.valueOf(other.getMessage()));
            case SocketException other -> ofText(String.valueOf(other.getMessage()));
            case ClosedChannelException _ -> new SystemError("ECANCELED", -125, "operation canceled");
            default -> ofText(String.valueOf(failure.getMessage()));
        };
    }

    /// The JDK passes on the words of the system.
    private static SystemError ofText(String text) {
        if (text.contains("Is a directory")) {
            return new SystemError("EISDIR", -21, "illegal operation on a directory");
        }
        if (text.contains("Not a directory")) {
            return new SystemError("ENOTDIR", -20, "not a directory");
        }
        if (text.contains("Address already in use")) {
            return new SystemError("EADDRINUSE", -98, "address already in use");
        }
        if (text.contains("Cannot assign requested address")) {
            return new SystemError("EADDRNOTAVAIL", -99, "address not available");
        }
        if (text.contains("Connection refused")) {
            return new SystemError("ECONNREFUSED", -111, "connection refused");
        }
        if (text.contains("Connection reset")) {
            return new SystemError("ECONNRESET", -104, "connection reset by peer");
        }
        if (text.contains("Broken pipe")) {
            return new SystemError("EPIPE", -32, "broken pipe");
        }
        if (text.contains("timed out")) {
            return new SystemError("ETIMEDOUT", -110, "connection timed out");
        }
        return INPUT_OUTPUT;
    }
}
