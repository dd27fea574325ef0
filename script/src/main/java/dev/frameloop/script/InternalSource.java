package dev.frameloop.script;

import org.graalvm.polyglot.Source;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// The module's own scripts: their functions print as native code, and their frames do not show in stacks.
final class InternalSource {
    private InternalSource() {}

    /// A resource of this package.
    static Source of(String name) {
        try (InputStream in = InternalSource.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing");
            }
            return Source.newBuilder("js", new String(in.readAllBytes(), StandardCharsets.UTF_8), name).internal(true)
                    .buildLiteral();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
