package dev.frameloop.demos.visualiser;

import dev.frameloop.dom.net.FolderLoader;
import dev.frameloop.dom.net.ResourceLoader;
import dev.frameloop.dom.net.ResourceResponse;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/// The files of the visualiser's own pages, which lie beside this class.
final class Resources implements ResourceLoader {
    private final URI origin;

    /// @param origin where they are served from
    Resources(URI origin) {
        this.origin = origin;
    }

    @Override
    public ResourceResponse load(URI url) throws IOException {
        String name = url.getPath().substring(1);
        if (!url.resolve("/").equals(origin.resolve("/")) || name.contains("/")) {
            throw new FileNotFoundException("no such page: " + url);
        }
        return new ResourceResponse(url, 200, FolderLoader.contentType(name), bytes(name));
    }

    /// A file's text.
    ///
    /// @throws IOException if there is no such file
    static String text(String name) throws IOException {
        return new String(bytes(name), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String name) throws IOException {
        try (InputStream in = Resources.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new FileNotFoundException("the visualiser has no file " + name);
            }
            return in.readAllBytes();
        }
    }
}
