package dev.frameloop.dom.net;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/// Serves the files of one folder, read only, under an origin. Nothing outside of the folder is reached, by `..` or by links.
public final class FolderLoader implements ResourceLoader {
    private final URI origin;
    private final Path folder;

    /// @param origin the origin, `https://page.frameloop.test` say
    /// @param folder the folder that stands for the origin's root
    public FolderLoader(URI origin, Path folder) {
        this.origin = origin;
        this.folder = folder;
    }

    @Override
    public ResourceResponse load(URI url) throws IOException {
        if (!origin.getScheme().equals(url.getScheme()) || !origin.getAuthority().equals(url.getAuthority())) {
            throw new IOException("this page may load only from its own folder, but asks for " + url);
        }
        Path root = folder.toRealPath();
        Path file = root.resolve(Path.of("/").relativize(Path.of(url.getPath()).normalize()));
        if (!Files.isRegularFile(file)) {
            throw new IOException("there is no file for " + url);
        }
        if (!file.toRealPath().startsWith(root)) {
            throw new IOException("this page may load only from its own folder, and " + url + " leads out of it");
        }
        return new ResourceResponse(url, 200, contentType(file.getFileName().toString()), Files.readAllBytes(file));
    }

    /// The content type that a server would give a file of this name; the same on every system.
    public static String contentType(String fileName) {
        String extension = fileName.substring(fileName.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return switch (extension) {
            case "html", "htm" -> "text/html";
            case "xhtml", "xht" -> "application/xhtml+xml";
            case "xml" -> "text/xml";
            case "svg" -> "image/svg+xml";
            case "js", "mjs" -> "text/javascript";
            case "css" -> "text/css";
            case "json" -> "application/json";
            case "txt" -> "text/plain";
            case "png" -> "image/png";
            case "jpg", "jpeg" -> "image/jpeg";
            case "gif" -> "image/gif";
            case "webp" -> "image/webp";
            case "ttf" -> "font/ttf";
            case "otf" -> "font/otf";
            default -> "application/octet-stream";
        };
    }
}
