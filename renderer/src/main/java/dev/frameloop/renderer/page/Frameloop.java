package dev.frameloop.renderer.page;

import dev.frameloop.dom.net.FolderLoader;
import dev.frameloop.dom.net.ResourceLoader;
import dev.frameloop.dom.net.ResourceResponse;
import dev.frameloop.dom.script.ScriptEngine;
import dev.frameloop.dom.window.DocumentText;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Opens pages. What pages can share, such as the script engine, is made once and kept here; pages know nothing of one another.
///
/// ```java
/// try (Frameloop frameloop = new Frameloop(); Page page = frameloop.open(Path.of("page.html"), PageOptions.defaults())) {
///     page.runFor(Duration.ofSeconds(1));
///     System.out.println(page.document().title());
/// }
/// ```
///
/// May be used by several threads; each page belongs to the thread that opened it.
public final class Frameloop implements AutoCloseable {
    /// The made-up secure origin from which files and texts are served.
    public static final URI PAGE_ORIGIN = URI.create("https://page.localhost");

    private final Optional<ScriptEngine> scriptEngine;

    /// A Frameloop with the script engine that is installed beside it, if there is one; without, no script runs.
    public Frameloop() {
        scriptEngine = ScriptEngine.load();
    }

    /// Opens a file, served from {@link #PAGE_ORIGIN} together with the other files of its folder.
    ///
    /// @throws IOException if it cannot be read
    public Page open(Path file, PageOptions options) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isRegularFile(file)) {
            throw new IOException(Files.isDirectory(file) ? file + " is a folder" : "there is no file " + file);
        }
        String name = file.getFileName().toString();
        ResourceLoader own = new FolderLoader(PAGE_ORIGIN, folder);
        ResourceLoader loader = options.resourceLoader() == null ? own : own.orElse(options.resourceLoader());
        URI url = addressOf(name);
        // A file that is opened by its name and does not say what it is, is taken for HTML.
        String type = FolderLoader.contentType(name);
        ResourceResponse response = new ResourceResponse(url, 200,
                type.equals("application/octet-stream") ? "" : type, Files.readAllBytes(file));
        return new Page(url, DocumentText.of(response), loader, options, scriptEngine);
    }

    /// Opens an address, through the resource loader of the options. The headers of the response may isolate the page, as
    /// {@link PageOptions#withCrossOriginIsolation} does.
    ///
    /// @throws IOException if it cannot be loaded
    public Page open(URI url, PageOptions options) throws IOException {
        ResourceLoader loader = options.resourceLoader() == null ? ResourceLoader.none() : options.resourceLoader();
        ResourceResponse response = loader.load(url);
        if (!response.isOk()) {
            throw new IOException(url + " answers with status " + response.status());
        }
        return new Page(response.url(), DocumentText.of(response), loader,
                response.isolatesPages() ? options.withCrossOriginIsolation(true) : options, scriptEngine);
    }

    /// Opens a text, served as the root of {@link #PAGE_ORIGIN}.
    public Page open(String markup, PageOptions options) {
        ResourceLoader loader = options.resourceLoader() == null ? ResourceLoader.none() : options.resourceLoader();
        return new Page(PAGE_ORIGIN.resolve("/"), DocumentText.html(markup), loader, options, scriptEngine);
    }

    private static URI addressOf(String fileName) {
        try {
            return new URI(PAGE_ORIGIN.getScheme(), PAGE_ORIGIN.getHost(), "/" + fileName, null);
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException("no address can be made of the file name " + fileName, e);
        }
    }

    /// Frees what pages share. Pages that are open stay usable.
    @Override
    public void close() {}
}
