package dev.frameloop.script.node;

import dev.frameloop.script.node.SystemError.Failure;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/// What programs do with files, one operation of the system each; on any thread.
final class FileOperations {
    private static final int FIRST_DESCRIPTOR = 17;
    private static final double REGULAR = 0x81A4;
    private static final double DIRECTORY = 0x41ED;
    private static final double LINK = 0xA1FF;

    private record Open(FileChannel channel, Path path, boolean appends) {}

    private final Map<Integer, Open> open = new ConcurrentHashMap<>();
    private final AtomicInteger nextDescriptor = new AtomicInteger(FIRST_DESCRIPTOR);

    /// Does an operation.
    ///
    /// @param name what the system calls it
    /// @param it its arguments: strings, booleans and doubles
    @SuppressWarnings("NullAway") // null stands for an absent argument, and files.js leaves out only what may be absent
    @Nullable
    Object run(String name, @Nullable Object[] it) throws IOException, Failure {
        switch (name) {
            case "open" -> {
                return (double) open(path(it[0]), (String) it[1]);
            }
            case "close" -> close(it[0]);
            case "read" -> {
                return read(descriptor(it[0]).channel, number(it[1]), it[2]);
            }
            case "write" -> {
                return write(descriptor(it[0]), ((String) it[1]).getBytes(StandardCharsets.ISO_8859_1), it[2]);
            }
            case "fstat" -> {
                return stat(descriptor(it[0]).path, true);
            }
            case "stat" -> {
                return stat(path(it[0]), true);
            }
            case "lstat" -> {
                return stat(path(it[0]), false);
            }
            case "ftruncate" -> descriptor(it[0]).channel.truncate((long) (double) it[1]);
            case "access" -> access(path(it[0]), number(it[1]));
            case "scandir" -> {
                return names(path(it[0]));
            }
            case "mkdir" -> makeDirectory(path(it[0]), (boolean) it[1]);
            case "mkdtemp" -> {
                return makeTemporaryDirectory((String) it[0]);
            }
            case "rmdir" -> removeDirectory(path(it[0]));
            case "unlink" -> unlink(path(it[0]));
            case "rm" -> remove(path(it[0]), (boolean) it[1], (boolean) it[2]);
            case "rename" -> Files.move(path(it[0]), path(it[1]), StandardCopyOption.ATOMIC_MOVE);
            case "copyfile" -> Files.copy(path(it[0]), path(it[1]), StandardCopyOption.REPLACE_EXISTING);
            case "realpath" -> {
                return path(it[0]).toRealPath().toString();
            }
            default -> throw new IllegalArgumentException(name);
        }
        return null;
    }

    private static Path path(@Nullable Object text) throws Failure {
        try {
            return Path.of((String) text);
        } catch (InvalidPathException e) {
            throw new Failure("EINVAL", -22, "invalid argument");
        }
    }

    private static int number(@Nullable Object value) {
        return value instanceof Double number ? number.intValue() : 0;
    }

    private Open descriptor(@Nullable Object number) throws Failure {
        Open found = open.get(number(number));
        if (found == null) {
            throw new Failure("EBADF", -9, "bad file descriptor");
        }
        return found;
    }

    private int open(Path path, String flags) throws IOException, Failure {
        Set<StandardOpenOption> options = new HashSet<>(switch (flags.replace("s", "").replace("x", "")) {
            case "r" -> Set.of(StandardOpenOption.READ);
            case "r+" -> Set.of(StandardOpenOption.READ, StandardOpenOption.WRITE);
            case "w" -> Set.of(StandardOpenOption.WRITE, StandardOpenOption.CREATE,
                    StandardOpenOption.TRUNCATE_EXISTING);
            case "w+" -> Set.of(StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE,
                    StandardOpenOption.TRUNCATE_EXISTING);
            case "a", "a+" -> Set.of(StandardOpenOption.WRITE, StandardOpenOption.CREATE);
            default -> throw new Failure("EINVAL", -22, "invalid argument");
        });
        if (flags.contains("x") && options.remove(StandardOpenOption.CREATE)) {
            options.add(StandardOpenOption.CREATE_NEW);
        }
        if (options.contains(StandardOpenOption.WRITE) && Files.isDirectory(path)) {
            throw new Failure("EISDIR", -21, "illegal operation on a directory");
        }
        FileChannel channel = FileChannel.open(path, options);
        int descriptor = nextDescriptor.getAndIncrement();
        open.put(descriptor, new Open(channel, path, flags.startsWith("a")));
        return descriptor;
    }

    private void close(@Nullable Object number) throws IOException, Failure {
        descriptor(number).channel.close();
        open.remove(number(number));
    }

    private static String read(FileChannel channel, int length, @Nullable Object position) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(length);
        int count = position instanceof Double at && at >= 0
                ? channel.read(buffer, at.longValue())
                : channel.read(buffer);
        byte[] bytes = new byte[Math.max(0, count)];
        buffer.flip().get(bytes);
        return HostFunctions.string(bytes);
    }

    private static double write(Open file, byte[] bytes, @Nullable Object position) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        if (file.appends) {
            return file.channel.write(buffer, file.channel.size());
        }
        return position instanceof Double at && at >= 0
                ? file.channel.write(buffer, at.longValue())
                : file.channel.write(buffer);
    }

    /// @return size, mode, times of access, change and creation in milliseconds
    private static Object[] stat(Path path, boolean follow) throws IOException {
        if (path.toString().endsWith("/") && Files.isRegularFile(path)) {
            throw new NotDirectoryException(path.toString());
        }
        BasicFileAttributes attributes = follow
                ? Files.readAttributes(path, BasicFileAttributes.class)
                : Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        double mode = attributes.isDirectory() ? DIRECTORY : attributes.isSymbolicLink() ? LINK : REGULAR;
        return new Object[]{(double) attributes.size(), mode, (double) attributes.lastAccessTime().toMillis(),
                (double) attributes.lastModifiedTime().toMillis(), (double) attributes.creationTime().toMillis()};
    }

    private static void access(Path path, int mode) throws IOException {
        if (!Files.exists(path)) {
            throw new NoSuchFileException(path.toString());
        }
        if ((mode & 4) != 0 && !Files.isReadable(path) || (mode & 2) != 0 && !Files.isWritable(path)
                || (mode & 1) != 0 && !Files.isExecutable(path)) {
            throw new AccessDeniedException(path.toString());
        }
    }

    /// @return names and whether they are directories in turn, in the order of the names, as libuv sorts them
    private static Object[] names(Path path) throws IOException {
        List<Path> entries = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(path)) {
            stream.forEach(entries::add);
        }
        entries.sort(null);
        List<Object> names = new ArrayList<>();
        for (Path entry : entries) {
            names.add(entry.getFileName().toString());
            names.add(Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS));
        }
        return names.toArray();
    }

    private static void makeDirectory(Path path, boolean recursive) throws IOException {
        if (recursive) {
            Files.createDirectories(path);
        } else {
            Files.createDirectory(path);
        }
    }

    private static String makeTemporaryDirectory(String prefix) throws IOException, Failure {
        for (int number = 0;; number++) {
            Path directory = path(prefix + String.format(java.util.Locale.ROOT, "%06d", number));
            try {
                return Files.createDirectory(directory).toString();
            } catch (FileAlreadyExistsException e) {
                // The next number is tried.
            }
        }
    }

    private static void removeDirectory(Path path) throws IOException {
        if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS) && Files.exists(path)) {
            throw new NotDirectoryException(path.toString());
        }
        Files.delete(path);
    }

    private static void unlink(Path path) throws IOException, Failure {
        if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            throw new Failure("EISDIR", -21, "illegal operation on a directory");
        }
        Files.delete(path);
    }

    private static void remove(Path path, boolean recursive, boolean force) throws IOException, Failure {
        if (force && !Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            Files.delete(path);
            return;
        }
        if (!recursive) {
            throw new Failure("ERR_FS_EISDIR", 21, "Path is a directory");
        }
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(path)) {
            for (Path entry : entries) {
                remove(entry, true, force);
            }
        }
        Files.delete(path);
    }
}
