package dev.frameloop.renderer.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Reads font files from folders, those of the operating system among them.
final class SystemFonts {
    private SystemFonts() {}

    /// Where Linux, macOS and Windows keep fonts; not all of them exist.
    static List<Path> folders() {
        Path home = Path.of(System.getProperty("user.home", "/"));
        List<Path> folders = new ArrayList<>(List.of(Path.of("/usr/share/fonts"), Path.of("/usr/local/share/fonts"),
                home.resolve(".fonts"), home.resolve(".local/share/fonts"), Path.of("/System/Library/Fonts"),
                Path.of("/Library/Fonts"), home.resolve("Library/Fonts")));
        String windows = System.getenv("WINDIR");
        if (windows != null) {
            folders.add(Path.of(windows, "Fonts"));
        }
        return folders;
    }

    /// All faces of a folder and what is below it, in the order of the paths; files that are no fonts are left out.
    static List<FontFace> read(Path folder, boolean system) throws IOException {
        List<Path> files;
        try (Stream<Path> found = Files.find(folder, 8, (file, attributes) -> attributes.isRegularFile())) {
            files = found.filter(SystemFonts::isFont).sorted().toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        List<FontFace> faces = new ArrayList<>();
        for (Path file : files) {
            try {
                faces.addAll(readFile(file, system));
            } catch (IOException | IllegalArgumentException | UncheckedIOException e) {
                // A folder may hold anything: what cannot be read takes no part.
            }
        }
        return faces;
    }

    static List<FontFace> readFile(Path file, boolean system) throws IOException {
        FontSource source = new FontSource.File(file, 0);
        int count = OpenType.faceCount(source.data());
        List<FontFace> faces = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            faces.add(FontFace.of(source, i, system));
        }
        return faces;
    }

    private static boolean isFont(Path file) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        return name.endsWith(".ttf") || name.endsWith(".otf") || name.endsWith(".ttc") || name.endsWith(".otc");
    }
}
