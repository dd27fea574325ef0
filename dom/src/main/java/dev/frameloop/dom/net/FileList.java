package dev.frameloop.dom.net;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.SerializableObject;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Function;

/// A list of files, as a user chooses them.
///
/// @see <a href="https://w3c.github.io/FileAPI/#filelist-section">File API: FileList</a>
public final class FileList extends PlatformObject implements SerializableObject {
    private final @Nullable Realm realm;
    private final List<File> files;

    /// @param realm the one of whoever lists the files
    public FileList(@Nullable Realm realm, List<File> files) {
        this.realm = realm;
        this.files = List.copyOf(files);
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return realm;
    }

    /// How many files.
    public long length() {
        return files.size();
    }

    /// The file at an index, or null.
    public @Nullable File item(long index) {
        return index < files.size() ? files.get((int) index) : null;
    }

    @Override
    public Function<Realm, PlatformObject> serializationSteps() {
        List<Function<Realm, PlatformObject>> parts = files.stream().map(File::serializationSteps).toList();
        return newRealm -> new FileList(newRealm, parts.stream().map(part -> (File) part.apply(newRealm)).toList());
    }
}
