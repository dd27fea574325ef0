package dev.frameloop.renderer.text;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// What a `font-family` list, a selection and a size come to: a primary face and those to fall back on.
///
/// Two fonts are equal if they shape every text alike.
public final class Font {
    private static final int MOST_FALLBACKS = 4096;
    /// How many chars of a cluster may name a face for all of it.
    private static final int LONGEST_SEARCH = 16;

    private final FontCollection collection;
    private final List<MatchedFace> faces;
    private final FontSelection selection;
    private final double size;
    private final boolean kerning;
    private final boolean ligatures;
    private final double textSize;
    private final FontMetrics metrics;
    private final Map<Integer, MatchedFace> fallbacks;

    Font(FontCollection collection, List<MatchedFace> faces, FontSelection selection, double size) {
        this(collection, List.copyOf(faces), selection, size, true, true, new ConcurrentHashMap<>());
    }

    private Font(FontCollection collection, List<MatchedFace> faces, FontSelection selection, double size,
            boolean kerning, boolean ligatures, Map<Integer, MatchedFace> fallbacks) {
        if (!(size >= 0 && size < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("a font size is finite and not negative, not " + size);
        }
        this.collection = collection;
        this.faces = faces;
        this.selection = selection;
        this.size = size;
        this.kerning = kerning;
        this.ligatures = ligatures;
        this.fallbacks = fallbacks;
        this.textSize = textSize(size);
        this.metrics = faces.getFirst().face().metrics(textSize);
    }

    /// The size at which glyphs are measured. As in Chromium on Linux: hundredths of a px in single precision, cut off, and
    /// of these whole 1/64 px. That is seen in long text at such everyday sizes as 13.333 px (buttons) and 18.72 px (h3).
    private static double textSize(double size) {
        float hundredths = (float) StrictMath.floor((float) size * 100f);
        return StrictMath.floor(hundredths / 100f * 64f) / 64;
    }

    /// The same faces at another size in px.
    public Font withSize(double newSize) {
        return newSize == size ? this : new Font(collection, faces, selection, newSize, kerning, ligatures, fallbacks);
    }

    /// The same with or without kerning (`font-kerning`) and common ligatures (`font-variant-ligatures`); both are on to
    /// begin with.
    public Font withFeatures(boolean newKerning, boolean newLigatures) {
        return newKerning == kerning && newLigatures == ligatures
                ? this
                : new Font(collection, faces, selection, size, newKerning, newLigatures, fallbacks);
    }

    boolean hasKerning() {
        return kerning;
    }

    boolean hasLigatures() {
        return ligatures;
    }

    /// The size in px.
    public double size() {
        return size;
    }

    /// The size at which glyphs are measured and painted: a little less than [#size()] if that is no multiple of 1/64 px.
    public double textSize() {
        return textSize;
    }

    /// The first available font: its metrics make the strut, and the units `ex`, `ch` and `cap`.
    ///
    /// @see <a href="https://drafts.csswg.org/css-fonts-4/#first-available-font">CSS Fonts: first available font</a>
    public MatchedFace primary() {
        return faces.getFirst();
    }

    /// The measures of the primary face at this size.
    public FontMetrics metrics() {
        return metrics;
    }

    /// The text that ends a line at a soft hyphen: U+2010 if the primary face has it, else `-`.
    public String hyphen() {
        return primary().face().glyph('\u2010') != 0 ? "\u2010" : "-";
    }

    /// The face for one code point: the first of the list that has it, then any of the collection, then the primary one
    /// (which shows a box).
    public MatchedFace faceFor(int codePoint) {
        MatchedFace primary = faces.getFirst();
        if (primary.face().glyph(codePoint) != 0) {
            return primary;
        }
        MatchedFace known = fallbacks.get(codePoint);
        if (known == null) {
            known = findFace(codePoint);
            if (fallbacks.size() < MOST_FALLBACKS) {
                fallbacks.put(codePoint, known);
            }
        }
        return known;
    }

    private MatchedFace findFace(int codePoint) {
        for (MatchedFace face : faces) {
            if (face.face().glyph(codePoint) != 0) {
                return face;
            }
        }
        MatchedFace fallback = collection.fallback(codePoint, selection);
        return fallback == null ? faces.getFirst() : fallback;
    }

    /// The face for a grapheme cluster: the one of its base, unless that lacks another part that a later face has
    /// together with the base.
    ///
    /// @see <a href="https://drafts.csswg.org/css-fonts-4/#cluster-matching">CSS Fonts: cluster matching</a>
    MatchedFace faceFor(CharSequence text, int start, int end) {
        int base = Character.codePointAt(text, start);
        MatchedFace face = faceFor(base);
        if (start + Character.charCount(base) == end || hasAll(face, text, start, end)) {
            return face;
        }
        for (MatchedFace candidate : faces) {
            if (hasAll(candidate, text, start, end)) {
                return candidate;
            }
        }
        int last = Math.min(end, start + LONGEST_SEARCH);
        for (int i = start + Character.charCount(base); i < last; i += Character.charCount(base)) {
            base = Character.codePointAt(text, i);
            MatchedFace candidate = faceFor(base);
            if (hasAll(candidate, text, start, end)) {
                return candidate;
            }
        }
        return face;
    }

    private static boolean hasAll(MatchedFace face, CharSequence text, int start, int end) {
        for (int i = start; i < end;) {
            int codePoint = Character.codePointAt(text, i);
            if (!UnicodeData.isDefaultIgnorable(codePoint) && face.face().glyph(codePoint) == 0) {
                return false;
            }
            i += Character.charCount(codePoint);
        }
        return true;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Font font && font.collection == collection && font.size == size
                && font.kerning == kerning && font.ligatures == ligatures
                && font.selection.equals(selection) && font.faces.equals(faces);
    }

    @Override
    public int hashCode() {
        return 31 * faces.hashCode() + Double.hashCode(size);
    }

    @Override
    public String toString() {
        return size + "px " + faces;
    }
}
