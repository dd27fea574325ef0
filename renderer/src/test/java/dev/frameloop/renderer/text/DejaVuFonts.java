package dev.frameloop.renderer.text;

import java.util.List;

/// The fonts that the recorded pages name: DejaVu in all styles.
public final class DejaVuFonts {
    private static final List<String> STYLES = List.of("Sans", "Sans-Bold", "Sans-Oblique", "Sans-BoldOblique",
            "SansMono",
            "SansMono-Bold", "SansMono-Oblique", "SansMono-BoldOblique", "Serif", "Serif-Bold", "Serif-Italic",
            "Serif-BoldItalic");

    private DejaVuFonts() {}

    /// The embedded fonts and DejaVu.
    public static FontCollection collection() {
        FontCollection.Builder fonts = FontCollection.builder();
        for (String style : STYLES) {
            fonts.addResource(DejaVuFonts.class.getClassLoader(),
                    "net/sf/jasperreports/fonts/dejavu/DejaVu" + style + ".ttf");
        }
        return fonts.build();
    }
}
