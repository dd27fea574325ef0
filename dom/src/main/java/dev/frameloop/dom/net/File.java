package dev.frameloop.dom.net;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;

import java.util.List;
import java.util.function.Function;

/// A blob with a name.
///
/// @see <a href="https://w3c.github.io/FileAPI/#file-section">File API: File</a>
public final class File extends Blob {
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final String name;
    private final long lastModified;

    /// `new File(parts, name, options)` of a script.
    public File(Realm realm, List<?> parts, String name, FilePropertyBag options) {
        this(realm, concatenated(realm, parts, new BlobPropertyBag(options.type(), options.endings())), options.type(),
                name, options.lastModified() == null ? now(realm) : options.lastModified());
    }

    private File(Realm realm, byte[] bytes, String type, String name, long lastModified) {
        super(realm, bytes, type);
        this.name = name;
        this.lastModified = lastModified;
    }

    private static long now(Realm realm) {
        var clock = realm.global().eventLoop().clock();
        return clock.origin().toEpochMilli() + clock.now() / NANOS_PER_MILLI;
    }

    /// The name.
    public String name() {
        return name;
    }

    /// When it was changed last, in milliseconds since the beginning of 1970.
    public long lastModified() {
        return lastModified;
    }

    @Override
    public Function<Realm, PlatformObject> serializationSteps() {
        byte[] content = content();
        String itsType = type();
        String itsName = name;
        long modified = lastModified;
        return newRealm -> new File(newRealm, content, itsType, itsName, modified);
    }
}
