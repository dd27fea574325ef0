package dev.frameloop.renderer.text;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/// Properties of code points, by a table of Unicode 17: the same on every JDK. `src/unicode` of this module holds the
/// program that made the table, which also tells its format.
final class UnicodeData {
    private static final int BLOCK = 128;
    private static final int BLOCKS = 0x110000 / BLOCK;

    private UnicodeData() {}

    /// The table, read when first needed and never changed.
    private static final class Table {
        static final int[] VALUES;
        static final short[] INDEX = new short[BLOCKS];
        static final byte[] DATA;

        static {
            try (InputStream in = UnicodeData.class.getResourceAsStream("unicode.bin")) {
                if (in == null) {
                    throw new IllegalStateException("the resource unicode.bin is missing");
                }
                DataInputStream data = new DataInputStream(new java.io.BufferedInputStream(in));
                VALUES = new int[data.readUnsignedShort()];
                for (int i = 0; i < VALUES.length; i++) {
                    VALUES[i] = data.readInt();
                }
                DATA = new byte[data.readUnsignedShort() * BLOCK];
                for (int i = 0; i < BLOCKS; i++) {
                    INDEX[i] = data.readShort();
                }
                data.readFully(DATA);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static int value(int codePoint) {
        return Table.VALUES[Table.DATA[Table.INDEX[codePoint >> 7] * BLOCK + (codePoint & BLOCK - 1)] & 0xFF];
    }

    /// The property Line_Break.
    static LineBreakClass lineBreak(int codePoint) {
        return LineBreakClass.of(value(codePoint) & 0x3F);
    }

    /// The property Grapheme_Cluster_Break, as [Graphemes] numbers it.
    static int graphemeBreak(int codePoint) {
        return value(codePoint) >> 6 & 0xF;
    }

    /// The property Indic_Conjunct_Break: 0 none, 1 consonant, 2 extend, 3 linker.
    static int indicConjunctBreak(int codePoint) {
        return value(codePoint) >> 10 & 3;
    }

    static boolean isExtendedPictographic(int codePoint) {
        return (value(codePoint) & 1 << 12) != 0;
    }

    /// Whether East_Asian_Width is full, wide or half.
    static boolean isEastAsian(int codePoint) {
        return (value(codePoint) & 1 << 13) != 0;
    }

    static boolean isInitialQuotation(int codePoint) {
        return (value(codePoint) & 1 << 14) != 0;
    }

    static boolean isFinalQuotation(int codePoint) {
        return (value(codePoint) & 1 << 15) != 0;
    }

    static boolean isUnassigned(int codePoint) {
        return (value(codePoint) & 1 << 16) != 0;
    }

    static boolean isDefaultIgnorable(int codePoint) {
        return (value(codePoint) & 1 << 17) != 0;
    }

    /// Whether the general category is Mn or Mc.
    static boolean isMark(int codePoint) {
        return (value(codePoint) & 1 << 18) != 0;
    }
}
