package dev.frameloop.script;

import org.graalvm.polyglot.Source;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// The module's own scripts: their functions print as native code, and their frames do not show in stacks.
public final class InternalSource {
    /// How the names of such scripts begin where they cannot be marked in another way: in all realms but an agent's first.
    static final String PREFIX = "internal:";

    private InternalSource() {}

    /// A resource of this package.
    static Source of(String name) {
        return of(InternalSource.class, name, "", "");
    }

    /// A resource beside a class, between two texts.
    public static Source of(Class<?> neighbour, String name, String before, String after) {
        try (InputStream in = neighbour.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing");
            }
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Source.newBuilder("js", before + text + after, name).internal(true).buildLiteral();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
