package dev.frameloop.renderer.text;

import org.jspecify.annotations.Nullable;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/// The tables of one OpenType face that layout needs; shaping reads its own through the JDK.
///
/// Reads beyond the data give zero, so that a damaged font measures oddly rather than breaks a page.
///
/// @see <a href="https://learn.microsoft.com/typography/opentype/spec/otff">OpenType: font file</a>
final class OpenType {
    private static final int TAG_COLLECTION = 0x74746366;
    private static final int TAG_TRUETYPE = 0x00010000;
    private static final int TAG_APPLE = 0x74727565;
    private static final int TAG_CFF = 0x4F54544F;
    private static final int USE_TYPO_METRICS = 1 << 7;
    private static final int FIRST_LOOKED_UP = 0x250;

    private final ByteBuffer data;
    private final Map<String, Integer> tables = new HashMap<>();
    private final CharacterMap characterMap;
    /// The glyphs of the code points below [#FIRST_LOOKED_UP], which most text is made of.
    private final char[] commonGlyphs = new char[FIRST_LOOKED_UP];
    final int unitsPerEm;

    private OpenType(ByteBuffer data, int directory) {
        this.data = data;
        int count = u16(directory + 4);
        for (int i = 0; i < count; i++) {
            int entry = directory + 12 + 16 * i;
            tables.putIfAbsent(tag(entry), i32(entry + 8));
        }
        if (!tables.containsKey("head") || !tables.containsKey("cmap") || !tables.containsKey("hhea")) {
            throw new IllegalArgumentException(
                    "a font needs the tables head, hhea and cmap; there are " + tables.keySet());
        }
        int units = u16(table("head") + 18);
        unitsPerEm = units == 0 ? 1000 : units;
        characterMap = CharacterMap.read(this, table("cmap"));
        for (int i = 0; i < FIRST_LOOKED_UP; i++) {
            commonGlyphs[i] = (char) characterMap.glyph(i);
        }
    }

    /// Reads the table directory of the face at `index` of a collection (0 for a plain font).
    ///
    /// @throws IllegalArgumentException if that is no OpenType font with TrueType or CFF outlines
    static OpenType read(ByteBuffer data, int index) {
        OpenType.requireSignature(data);
        int directory = data.getInt(0) == TAG_COLLECTION ? collectionEntry(data, index) : 0;
        return new OpenType(data, directory);
    }

    /// How many faces the file holds.
    static int faceCount(ByteBuffer data) {
        requireSignature(data);
        return data.getInt(0) == TAG_COLLECTION ? Math.clamp(data.getInt(8), 0, 256) : 1;
    }

    private static void requireSignature(ByteBuffer data) {
        int signature = data.limit() < 12 ? 0 : data.getInt(0);
        switch (signature) {
            case TAG_COLLECTION, TAG_TRUETYPE, TAG_APPLE, TAG_CFF -> {
            }
            default -> throw new IllegalArgumentException("not an OpenType font (TTF, OTF or TTC)");
        }
    }

    private static int collectionEntry(ByteBuffer data, int index) {
        int entry = 12 + 4 * index;
        if (index < 0 || entry + 4 > data.limit()) {
            throw new IllegalArgumentException("the font collection has no face " + index);
        }
        return data.getInt(entry);
    }

    int glyph(int codePoint) {
        return codePoint < FIRST_LOOKED_UP ? commonGlyphs[codePoint] : characterMap.glyph(codePoint);
    }

    /// The advance of a glyph in font units.
    int advance(int glyph) {
        int metrics = u16(table("hhea") + 34);
        if (metrics == 0 || !tables.containsKey("hmtx")) {
            return 0;
        }
        return u16(table("hmtx") + 4 * Math.min(glyph, metrics - 1));
    }

    /// Ascent, descent (both positive) and line gap in font units. As in Chromium on Linux: those of `hhea`, or the
    /// typographic ones of `OS/2` where the font asks for that or has no others, or at last the ones for Windows.
    int[] lineMetrics() {
        int hhea = table("hhea");
        int os2 = table("OS/2");
        boolean hasOs2 = os2 != 0;
        boolean typo = hasOs2 && (u16(os2 + 62) & USE_TYPO_METRICS) != 0;
        if (!typo && (s16(hhea + 4) != 0 || s16(hhea + 6) != 0)) {
            return new int[]{s16(hhea + 4), -s16(hhea + 6), s16(hhea + 8)};
        }
        if (hasOs2 && (s16(os2 + 68) != 0 || s16(os2 + 70) != 0)) {
            return new int[]{s16(os2 + 68), -s16(os2 + 70), s16(os2 + 72)};
        }
        return hasOs2 ? new int[]{u16(os2 + 74), u16(os2 + 76), 0} : new int[]{unitsPerEm, 0, 0};
    }

    /// The average advance in font units, or 0 if the font does not say.
    int averageWidth() {
        return os2Version() >= 0 ? s16(table("OS/2") + 2) : 0;
    }

    /// The width of a box around all glyphs, laid on each other, in font units.
    int boundingWidth() {
        return s16(table("head") + 40) - s16(table("head") + 36);
    }

    /// The height of lower-case letters in font units, or 0 if the font does not say.
    int xHeight() {
        return os2Version() >= 2 ? s16(table("OS/2") + 86) : 0;
    }

    /// The height of capitals in font units, or 0 if the font does not say.
    int capHeight() {
        return os2Version() >= 2 ? s16(table("OS/2") + 88) : 0;
    }

    /// The top of an underline above the baseline (so mostly negative), and its thickness, in font units.
    int[] underline() {
        int post = table("post");
        return post == 0 ? new int[]{-unitsPerEm / 10, unitsPerEm / 20} : new int[]{s16(post + 8), s16(post + 10)};
    }

    /// The top of a line through the text above the baseline, and its thickness, in font units.
    int[] strikeout() {
        int os2 = table("OS/2");
        return os2 == 0 ? new int[]{unitsPerEm / 4, unitsPerEm / 20} : new int[]{s16(os2 + 28), s16(os2 + 26)};
    }

    /// `usWeightClass`, or 400 or 700 after `head` if there is no such table.
    int weight() {
        int os2 = table("OS/2");
        int weight = os2 == 0 ? 0 : u16(os2 + 4);
        if (weight == 0) {
            return (u16(table("head") + 44) & 1) != 0 ? 700 : 400;
        }
        return Math.clamp(weight, 1, 1000);
    }

    /// The width in percent after `usWidthClass`.
    double stretch() {
        int os2 = table("OS/2");
        return switch (os2 == 0 ? 5 : u16(os2 + 6)) {
            case 1 -> 50;
            case 2 -> 62.5;
            case 3 -> 75;
            case 4 -> 87.5;
            case 6 -> 112.5;
            case 7 -> 125;
            case 8 -> 150;
            case 9 -> 200;
            default -> 100;
        };
    }

    FontStyle style() {
        int os2 = table("OS/2");
        int selection = os2 == 0 ? 0 : u16(os2 + 62);
        if ((selection & 1 << 9) != 0) {
            return FontStyle.OBLIQUE;
        }
        boolean italic = (selection & 1) != 0 || (u16(table("head") + 44) & 2) != 0;
        return italic ? FontStyle.ITALIC : FontStyle.NORMAL;
    }

    /// The name of the family: the typographic one (16) if there is one, else the plain one (1).
    String family() {
        String typographic = name(16);
        String family = typographic != null ? typographic : name(1);
        return family != null ? family : "";
    }

    /// The entry of the table `name`, in English if possible.
    private @Nullable String name(int id) {
        int table = table("name");
        if (table == 0) {
            return null;
        }
        String best = null;
        int count = u16(table + 2);
        int strings = table + u16(table + 4);
        for (int i = 0; i < count; i++) {
            int entry = table + 6 + 12 * i;
            if (u16(entry + 6) != id) {
                continue;
            }
            int platform = u16(entry);
            String value = string(strings + u16(entry + 10), u16(entry + 8), platform != 1);
            if (platform == 3 && u16(entry + 4) == 0x409) {
                return value;
            }
            best = best == null ? value : best;
        }
        return best;
    }

    private String string(int offset, int length, boolean wide) {
        if (offset < 0 || offset > data.limit() - length) {
            return "";
        }
        byte[] bytes = new byte[length];
        data.get(offset, bytes);
        return new String(bytes, wide ? StandardCharsets.UTF_16BE : StandardCharsets.ISO_8859_1);
    }

    private int os2Version() {
        int os2 = table("OS/2");
        return os2 == 0 ? -1 : u16(os2);
    }

    private int table(String name) {
        return tables.getOrDefault(name, 0);
    }

    private String tag(int offset) {
        return string(offset, 4, false);
    }

    int u16(int offset) {
        return offset < 0 || offset > data.limit() - 2 ? 0 : data.getShort(offset) & 0xFFFF;
    }

    int s16(int offset) {
        return (short) u16(offset);
    }

    int i32(int offset) {
        return offset < 0 || offset > data.limit() - 4 ? 0 : data.getInt(offset);
    }
}
