package dev.frameloop.renderer.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Lets the JDK read fonts on a machine that has none of its own.
///
/// Without any system font the JDK's font code fails as a whole on Linux ("Fontconfig head is null"), `Font.createFont`
/// included. A configuration file named by a system property keeps it from asking the system.
final class FontConfiguration {
    private static final String PROPERTY = "sun.awt.fontconfig";

    private FontConfiguration() {}

    /// To be called before the first use of `java.awt.Font`. Does nothing where there are system fonts, where the
    /// property is set already, and on other systems than Linux.
    static void prepare() {
        if (System.getProperty(PROPERTY) != null || !System.getProperty("os.name", "").equals("Linux")
                || hasSystemFonts()) {
            return;
        }
        try {
            Path file = Files.createTempFile("fontconfig", ".properties");
            file.toFile().deleteOnExit();
            Files.writeString(file, "version=1\nsequence.allfonts=default\n");
            System.setProperty(PROPERTY, file.toString());
        } catch (IOException e) {
            // The JDK then says by itself what it lacks.
        }
    }

    private static boolean hasSystemFonts() {
        return SystemFonts.folders().stream().anyMatch(FontConfiguration::holdsFont);
    }

    private static boolean holdsFont(Path folder) {
        if (!Files.isDirectory(folder)) {
            return false;
        }
        List<String> endings = List.of(".ttf", ".otf", ".ttc", ".pfb", ".pfa");
        try (Stream<Path> files = Files.find(folder, 8, (file, attributes) -> attributes.isRegularFile())) {
            return files.anyMatch(file -> endings.stream().anyMatch(file.toString().toLowerCase()::endsWith));
        } catch (IOException | java.io.UncheckedIOException e) {
            return false;
        }
    }
}
