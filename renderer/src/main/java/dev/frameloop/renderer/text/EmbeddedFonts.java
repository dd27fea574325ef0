package dev.frameloop.renderer.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The Liberation family, which travels with this module's dependencies, and the names under which pages ask for it.
final class EmbeddedFonts {
    /// Generic families, and the families whose metrics Liberation has.
    static final Map<String, String> ALIASES = Map.ofEntries(Map.entry("serif", "Liberation Serif"),
            Map.entry("sans-serif", "Liberation Sans"), Map.entry("monospace", "Liberation Mono"),
            Map.entry("system-ui", "Liberation Sans"), Map.entry("cursive", "Liberation Serif"),
            Map.entry("fantasy", "Liberation Serif"), Map.entry("math", "Liberation Serif"),
            Map.entry("ui-serif", "Liberation Serif"), Map.entry("ui-sans-serif", "Liberation Sans"),
            Map.entry("ui-monospace", "Liberation Mono"), Map.entry("ui-rounded", "Liberation Sans"),
            Map.entry("arial", "Liberation Sans"), Map.entry("helvetica", "Liberation Sans"),
            Map.entry("times", "Liberation Serif"), Map.entry("times new roman", "Liberation Serif"),
            Map.entry("courier", "Liberation Mono"), Map.entry("courier new", "Liberation Mono"));

    private EmbeddedFonts() {}

    /// All twelve faces, in the order of fallback. Each is the same object in every collection, so that it is read once.
    static List<FontFace> faces() {
        return Faces.ALL;
    }

    private static final class Faces {
        static final List<FontFace> ALL = all();

        private static List<FontFace> all() {
            List<FontFace> faces = new ArrayList<>();
            for (String family : List.of("Sans", "Serif", "Mono")) {
                faces.add(face(family, "Regular", 400, FontStyle.NORMAL));
                faces.add(face(family, "Italic", 400, FontStyle.ITALIC));
                faces.add(face(family, "Bold", 700, FontStyle.NORMAL));
                faces.add(face(family, "BoldItalic", 700, FontStyle.ITALIC));
            }
            return List.copyOf(faces);
        }

        private static FontFace face(String family, String suffix, double weight, FontStyle style) {
            String resource = "liberation/Liberation" + family + "-" + suffix + ".ttf";
            ClassLoader loader = EmbeddedFonts.class.getClassLoader();
            return new FontFace(new FontSource.Resource(loader, resource, 0), "Liberation " + family,
                    new FontSelection(weight, style, 100), false);
        }
    }
}
