package dev.frameloop.renderer.text;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// The fonts that a page may use. Immutable, and may be shared by pages.
///
/// The embedded default family is Liberation, which has the metrics of Arial, Times and Courier; a page that adds no other
/// fonts looks the same on every machine. System fonts take part only if asked for, after all others.
///
/// @see <a href="https://drafts.csswg.org/css-fonts-4/#font-matching-algorithm">CSS Fonts: font matching</a>
public final class FontCollection {
    private final Map<String, List<FontFace>> families;
    private final Map<String, String> aliases;

    private FontCollection(Map<String, List<FontFace>> families, Map<String, String> aliases) {
        this.families = families;
        this.aliases = aliases;
    }

    /// The embedded fonts alone.
    public static FontCollection embedded() {
        return builder().build();
    }

    /// Starts a collection of the embedded fonts and those to be added.
    public static Builder builder() {
        return new Builder();
    }

    /// Matches a `font-family` list: for each name that is known, the face that is closest to what is asked for.
    ///
    /// @param names families and generic families in order of preference, without quotes; unknown ones are passed over
    /// @param selection weight, slope and width
    /// @param size the used font size in px, finite and not negative
    public Font match(List<String> names, FontSelection selection, double size) {
        List<MatchedFace> faces = new ArrayList<>();
        for (String name : names) {
            addMatch(faces, family(name), selection);
        }
        if (faces.isEmpty()) {
            addMatch(faces, family("serif"), selection);
        }
        if (faces.isEmpty()) {
            addMatch(faces, families.values().iterator().next(), selection);
        }
        return new Font(this, faces, selection, size);
    }

    private static void addMatch(List<MatchedFace> faces, @Nullable List<FontFace> family, FontSelection selection) {
        if (family != null) {
            MatchedFace match = FontMatching.match(family, selection);
            if (!faces.contains(match)) {
                faces.add(match);
            }
        }
    }

    /// Whether a family or generic family of this name is known.
    public boolean hasFamily(String name) {
        return family(name) != null;
    }

    /// The faces of all families in the order in which fallback tries them.
    public List<FontFace> faces() {
        return families.values().stream().flatMap(List::stream).toList();
    }

    /// This collection with further faces, as `@font-face` rules declare them: they go before families of the same name.
    public FontCollection with(List<FontFace> added) {
        Map<String, List<FontFace>> declared = new LinkedHashMap<>();
        for (FontFace face : added) {
            declared.computeIfAbsent(key(face.family()), name -> new ArrayList<>()).add(face);
        }
        families.forEach(declared::putIfAbsent);
        return new FontCollection(declared, aliases);
    }

    /// The first family in fallback order with a glyph for the code point, or null.
    @Nullable
    MatchedFace fallback(int codePoint, FontSelection selection) {
        for (List<FontFace> family : families.values()) {
            MatchedFace match = FontMatching.match(family, selection);
            if (match.face().glyph(codePoint) != 0) {
                return match;
            }
        }
        return null;
    }

    private @Nullable List<FontFace> family(String name) {
        String key = key(name);
        List<FontFace> family = families.get(key);
        if (family != null) {
            return family;
        }
        String alias = aliases.get(key);
        return alias == null ? null : families.get(key(alias));
    }

    private static String key(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }

    /// Collects fonts; later additions come later in fallback.
    public static final class Builder {
        private final Map<String, List<FontFace>> families = new LinkedHashMap<>();
        private final Map<String, String> aliases = new HashMap<>(EmbeddedFonts.ALIASES);
        private boolean systemFonts;

        private Builder() {}

        /// Adds a face.
        public Builder add(FontFace face) {
            families.computeIfAbsent(key(face.family()), name -> new ArrayList<>()).add(face);
            return this;
        }

        /// Adds a font file (TTF, OTF, TTC) or all those in a folder and what is below it, in the order of their paths.
        ///
        /// @throws UncheckedIOException if there is no such file or it cannot be read
        /// @throws IllegalArgumentException if the file is no OpenType font
        public Builder add(Path fileOrFolder) {
            try {
                List<FontFace> faces = Files.isDirectory(fileOrFolder)
                        ? SystemFonts.read(fileOrFolder, false)
                        : SystemFonts.readFile(fileOrFolder, false);
                faces.forEach(this::add);
                return this;
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read fonts from " + fileOrFolder, e);
            }
        }

        /// Adds a font that is a resource of a class loader.
        ///
        /// @throws IllegalArgumentException if there is no such resource or it is no OpenType font
        public Builder addResource(ClassLoader loader, String name) {
            try (InputStream in = loader.getResourceAsStream(name)) {
                if (in == null) {
                    throw new IllegalArgumentException("there is no resource " + name);
                }
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read the resource " + name, e);
            }
            return add(FontFace.of(new FontSource.Resource(loader, name, 0), 0, false).checked());
        }

        /// Gives a generic family (or any name that no added font has) the faces of a family.
        public Builder alias(String name, String family) {
            aliases.put(key(name), family);
            return this;
        }

        /// Lets the fonts of the machine take part, by name and at the end of fallback. Pages are then measured differently
        /// on different machines; [FontFace#isSystem()] tells which faces did that.
        public Builder systemFonts(boolean use) {
            systemFonts = use;
            return this;
        }

        /// The collection.
        public FontCollection build() {
            Map<String, List<FontFace>> all = new LinkedHashMap<>();
            families.forEach((name, faces) -> all.put(name, List.copyOf(faces)));
            for (FontFace face : EmbeddedFonts.faces()) {
                if (!families.containsKey(key(face.family()))) {
                    all.computeIfAbsent(key(face.family()), name -> new ArrayList<>()).add(face);
                }
            }
            if (systemFonts) {
                addSystemFonts(all);
            }
            return new FontCollection(all, Map.copyOf(aliases));
        }

        private void addSystemFonts(Map<String, List<FontFace>> all) {
            Map<String, List<FontFace>> system = new LinkedHashMap<>();
            for (Path folder : SystemFonts.folders()) {
                try {
                    if (Files.isDirectory(folder)) {
                        for (FontFace face : SystemFonts.read(folder, true)) {
                            system.computeIfAbsent(key(face.family()), name -> new ArrayList<>()).add(face);
                        }
                    }
                } catch (IOException e) {
                    // A folder of the machine that may not be read takes no part.
                }
            }
            system.forEach(all::putIfAbsent);
        }
    }
}
