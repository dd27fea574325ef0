package dev.frameloop.renderer.paint;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/// Compresses with the fixed Huffman codes of DEFLATE, looking for repeats through one hash table, without chains.
///
/// @see <a href="https://www.rfc-editor.org/rfc/rfc1951">RFC 1951: DEFLATE</a>
final class Deflate {
    private static final int WINDOW = 32_768;
    private static final int SHORTEST = 4;
    private static final int LONGEST = 258;
    private static final int HASH_BITS = 15;
    private static final int[] LENGTH_BASE = {3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59,
            67, 83,
            99, 115, 131, 163, 195, 227, 258};
    private static final int[] LENGTH_EXTRA = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4,
            5, 5, 5,
            5, 0};

    private final ByteArrayOutputStream out;
    private long bits;
    private int bitCount;

    Deflate(ByteArrayOutputStream out) {
        this.out = out;
    }

    /// Writes all data as one final block.
    void compress(byte[] data) {
        write(1, 1);
        write(1, 2);
        int[] heads = new int[1 << HASH_BITS];
        Arrays.fill(heads, -1);
        int i = 0;
        while (i < data.length) {
            int length = 0;
            int distance = 0;
            if (i + SHORTEST <= data.length) {
                int hash = hash(data, i);
                int earlier = heads[hash];
                heads[hash] = i;
                if (earlier >= 0 && i - earlier <= WINDOW) {
                    length = common(data, earlier, i);
                    distance = i - earlier;
                }
            }
            if (length >= SHORTEST) {
                match(length, distance);
                for (int end = i + length, j = i + 1; j < end; j += 3) {
                    if (j + SHORTEST <= data.length) {
                        heads[hash(data, j)] = j;
                    }
                }
                i += length;
            } else {
                literal(data[i++] & 0xff);
            }
        }
        literal(256);
        write(0, 7);
        for (; bitCount >= 8; bitCount -= 8, bits >>>= 8) {
            out.write((int) bits);
        }
    }

    private static int hash(byte[] data, int i) {
        int four = data[i] & 0xff | (data[i + 1] & 0xff) << 8 | (data[i + 2] & 0xff) << 16 | data[i + 3] << 24;
        return four * 0x9E3779B1 >>> 32 - HASH_BITS;
    }

    private static int common(byte[] data, int earlier, int i) {
        int most = Math.min(LONGEST, data.length - i);
        int length = 0;
        while (length < most && data[earlier + length] == data[i + length]) {
            length++;
        }
        return length;
    }

    private void literal(int symbol) {
        if (symbol < 144) {
            huffman(0x30 + symbol, 8);
        } else if (symbol < 256) {
            huffman(0x190 + symbol - 144, 9);
        } else if (symbol < 280) {
            huffman(symbol - 256, 7);
        } else {
            huffman(0xc0 + symbol - 280, 8);
        }
    }

    private void match(int length, int distance) {
        int code = Arrays.binarySearch(LENGTH_BASE, length);
        code = code >= 0 ? code : -code - 2;
        literal(257 + code);
        write(length - LENGTH_BASE[code], LENGTH_EXTRA[code]);
        // Distances above 4 have two codes for each power of two.
        int value = distance - 1;
        int power = 31 - Integer.numberOfLeadingZeros(Math.max(value, 1));
        if (value < 4) {
            huffman(value, 5);
        } else {
            huffman(2 * power + (value >> power - 1 & 1), 5);
            write(value & (1 << power - 1) - 1, power - 1);
        }
    }

    /// Huffman codes begin with their highest bit.
    private void huffman(int code, int length) {
        write(Integer.reverse(code) >>> 32 - length, length);
    }

    private void write(int value, int length) {
        bits |= (long) value << bitCount;
        bitCount += length;
        for (; bitCount >= 8; bitCount -= 8, bits >>>= 8) {
            out.write((int) bits);
        }
    }
}
