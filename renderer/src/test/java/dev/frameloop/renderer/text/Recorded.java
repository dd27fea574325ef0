package dev.frameloop.renderer.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/// Rows of the tables that were measured in Chromium, and the fonts that they were measured with.
final class Recorded {
    private Recorded() {}

    static List<String[]> rows(String name) {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Recorded.class.getResourceAsStream(name)), StandardCharsets.US_ASCII))) {
            return reader.lines().filter(line -> !line.startsWith("#")).map(line -> line.split("\t", -1)).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static FontCollection dejaVu() {
        FontCollection.Builder fonts = FontCollection.builder();
        for (String name : List.of("Sans", "Sans-Bold", "Sans-Oblique", "SansCondensed", "Serif", "Serif-Bold",
                "SansMono",
                "SansMono-Bold")) {
            fonts.addResource(Recorded.class.getClassLoader(),
                    "net/sf/jasperreports/fonts/dejavu/DejaVu" + name + ".ttf");
        }
        return fonts.build();
    }

    /// Text in which chars beyond ASCII stand as backslash, u and four digits.
    static String text(String escaped) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < escaped.length(); i++) {
            if (escaped.charAt(i) == '\\') {
                text.append((char) Integer.parseInt(escaped, i + 2, i + 6, 16));
                i += 5;
            } else {
                text.append(escaped.charAt(i));
            }
        }
        return text.toString();
    }

    static TextDirection direction(String text) {
        return text.chars().anyMatch(c -> c >= 0x590 && c < 0x700) ? TextDirection.RTL : TextDirection.LTR;
    }
}
