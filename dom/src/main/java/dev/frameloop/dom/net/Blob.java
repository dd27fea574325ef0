package dev.frameloop.dom.net;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptPromise;
import dev.frameloop.dom.script.SerializableObject;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;

/// Bytes that do not change, with a type.
///
/// UNIMPLEMENTED: `stream()`.
///
/// @see <a href="https://w3c.github.io/FileAPI/#blob-section">File API: Blob</a>
public sealed class Blob extends PlatformObject implements SerializableObject permits File {
    private final Realm realm;
    private final byte[] bytes;
    private final String type;

    /// `new Blob(parts, options)` of a script.
    ///
    /// @param parts buffers and views as the script engine holds them, blobs, and strings; null for none
    public Blob(Realm realm, @Nullable List<?> parts, BlobPropertyBag options) {
        this(realm, concatenated(realm, parts == null ? List.of() : parts, options), options.type());
    }

    Blob(Realm realm, byte[] bytes, String type) {
        this.realm = realm;
        this.bytes = bytes;
        this.type = normalizedType(type);
    }

    @Override
    public Realm relevantRealm() {
        return realm;
    }

    /// @see <a href="https://w3c.github.io/FileAPI/#process-blob-parts">File API: process blob parts</a>
    static byte[] concatenated(Realm realm, List<?> parts, BlobPropertyBag options) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (Object part : parts) {
            boolean isNative = part instanceof String && options.endings().equals("native");
            all.writeBytes(bytesOf(realm, isNative ? ((String) part).replaceAll("\r\n?", "\n") : part));
        }
        return all.toByteArray();
    }

    /// @param part a blob, a string, or a buffer or view as the script engine holds it
    static byte[] bytesOf(Realm realm, Object part) {
        return switch (part) {
            case Blob blob -> blob.bytes;
            case String text -> text.getBytes(StandardCharsets.UTF_8);
            default -> realm.copyOfBytes(part);
        };
    }

    private static String normalizedType(String type) {
        return type.chars().allMatch(c -> c >= 0x20 && c <= 0x7E) ? type.toLowerCase(Locale.ROOT) : "";
    }

    byte[] content() {
        return bytes;
    }

    /// How many bytes.
    public long size() {
        return bytes.length;
    }

    /// The MIME type in small letters, or the empty string.
    public String type() {
        return type;
    }

    /// A part of the bytes. Negative positions count from the end.
    ///
    /// @see <a href="https://w3c.github.io/FileAPI/#dfn-slice">File API: slice()</a>
    public Blob slice(@Nullable Long start, @Nullable Long end, @Nullable String contentType) {
        int from = position(start, 0);
        int to = Math.max(from, position(end, bytes.length));
        return new Blob(realm, Arrays.copyOfRange(bytes, from, to), contentType == null ? "" : contentType);
    }

    private int position(@Nullable Long given, int otherwise) {
        if (given == null) {
            return otherwise;
        }
        return (int) (given < 0 ? Math.max(bytes.length + given, 0) : Math.min(given, bytes.length));
    }

    /// The bytes as text, by UTF-8.
    public ScriptPromise text() {
        return read(() -> new ResourceResponse(BlobUrls.NO_URL, 200, "", bytes).text());
    }

    /// A copy of the bytes as an `ArrayBuffer`.
    public ScriptPromise arrayBuffer() {
        return read(() -> realm.newArrayBuffer(bytes));
    }

    private ScriptPromise read(Supplier<Object> result) {
        ScriptPromise promise = realm.newPromise();
        realm.global().queueGlobalTask(TaskSource.FILE_READING, "blob read", () -> promise.resolve(result.get()));
        return promise;
    }

    @Override
    public Function<Realm, PlatformObject> serializationSteps() {
        byte[] content = bytes;
        String itsType = type;
        return newRealm -> new Blob(newRealm, content, itsType);
    }
}
