package dev.frameloop.renderer.text;

/// The table `cmap`: from code points to glyphs.
///
/// @see <a href="https://learn.microsoft.com/typography/opentype/spec/cmap">OpenType: cmap</a>
sealed interface CharacterMap {
    /// The glyph of a code point; 0 if the face has none.
    int glyph(int codePoint);

    /// Reads the best Unicode subtable: the full repertoire before the basic plane before symbols.
    static CharacterMap read(OpenType font, int table) {
        int best = -1;
        int bestRank = 0;
        int count = font.u16(table + 2);
        for (int i = 0; i < count; i++) {
            int entry = table + 4 + 8 * i;
            int subtable = table + font.i32(entry + 4);
            int rank = rank(font.u16(entry), font.u16(entry + 2), font.u16(subtable));
            if (rank > bestRank) {
                bestRank = rank;
                best = subtable;
            }
        }
        if (best < 0) {
            return new Empty();
        }
        if (font.u16(best) == 12) {
            return new Groups(font, best, font.i32(best + 12));
        }
        return new Segments(font, best, font.u16(best + 6) / 2, bestRank == 1);
    }

    private static int rank(int platform, int encoding, int format) {
        boolean full = platform == 3 && encoding == 10 || platform == 0 && encoding >= 4 && encoding != 5;
        boolean basic = platform == 3 && encoding == 1 || platform == 0 && encoding < 4;
        boolean symbol = platform == 3 && encoding == 0;
        if (format == 12) {
            return full ? 4 : 3;
        }
        if (format != 4) {
            return 0;
        }
        return basic || full ? 2 : symbol ? 1 : 0;
    }

    /// No map that we read.
    record Empty() implements CharacterMap {
        @Override
        public int glyph(int codePoint) {
            return 0;
        }
    }

    /// Format 4: segments of the basic plane.
    ///
    /// @param symbol whether the code points sit in the private use area, as in symbol fonts
    record Segments(OpenType font, int table, int count, boolean symbol) implements CharacterMap {
        @Override
        public int glyph(int codePoint) {
            if (codePoint > 0xFFFF) {
                return 0;
            }
            int found = find(codePoint);
            return found == 0 && symbol && codePoint <= 0xFF ? find(0xF000 + codePoint) : found;
        }

        private int find(int code) {
            int low = 0;
            int high = count - 1;
            while (low < high) {
                int middle = (low + high) >>> 1;
                if (font.u16(table + 14 + 2 * middle) < code) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            int start = font.u16(table + 16 + 2 * count + 2 * low);
            if (count == 0 || code < start || code > font.u16(table + 14 + 2 * low)) {
                return 0;
            }
            int delta = font.u16(table + 16 + 4 * count + 2 * low);
            int rangePosition = table + 16 + 6 * count + 2 * low;
            int range = font.u16(rangePosition);
            if (range == 0) {
                return code + delta & 0xFFFF;
            }
            int glyph = font.u16(rangePosition + range + 2 * (code - start));
            return glyph == 0 ? 0 : glyph + delta & 0xFFFF;
        }
    }

    /// Format 12: groups of all planes.
    record Groups(OpenType font, int table, int count) implements CharacterMap {
        @Override
        public int glyph(int codePoint) {
            int low = 0;
            int high = count - 1;
            while (low <= high) {
                int middle = (low + high) >>> 1;
                int group = table + 16 + 12 * middle;
                if (codePoint < font.i32(group)) {
                    high = middle - 1;
                } else if (codePoint > font.i32(group + 4)) {
                    low = middle + 1;
                } else {
                    return font.i32(group + 8) + codePoint - font.i32(group);
                }
            }
            return 0;
        }
    }
}
