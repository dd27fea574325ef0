package dev.frameloop.renderer.paint;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.Adler32;
import java.util.zip.CRC32;

/// Writes PNG files whose bytes depend on the pixels alone.
///
/// The JDK's own deflater may be any build of zlib, which may compress differently; so this one is our own: each row is
/// filtered against its left neighbour or the row above, and then coded with fixed Huffman codes after a search for repeats.
///
/// @see <a href="https://www.w3.org/TR/png-3/">Portable Network Graphics, third edition</a>
public final class PngEncoder {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    private static final int FILTER_SUB = 1;
    private static final int FILTER_UP = 2;

    private PngEncoder() {}

    /// A complete PNG file, 8 bits a channel in sRGB: without an alpha channel where every pixel is opaque.
    public static byte[] encode(Bitmap bitmap) {
        boolean opaque = true;
        for (int pixel : bitmap.pixels()) {
            opaque &= pixel >>> 24 == 255;
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(SIGNATURE);
        ByteBuffer header = ByteBuffer.allocate(13);
        header.putInt(bitmap.width()).putInt(bitmap.height()).put((byte) 8).put((byte) (opaque ? 2 : 6));
        chunk(out, "IHDR", header.array());
        chunk(out, "sRGB", new byte[]{0});
        chunk(out, "IDAT", zlib(rows(bitmap, opaque ? 3 : 4)));
        chunk(out, "IEND", new byte[0]);
        return out.toByteArray();
    }

    private static byte[] rows(Bitmap bitmap, int channels) {
        int length = bitmap.width() * channels;
        byte[] above = new byte[length];
        byte[] row = new byte[length];
        byte[] out = new byte[Math.multiplyExact(length + 1, bitmap.height())];
        int at = 0;
        for (int y = 0; y < bitmap.height(); y++) {
            for (int x = 0, i = 0; x < bitmap.width(); x++) {
                int color = bitmap.color(x, y);
                row[i++] = (byte) (color >> 16);
                row[i++] = (byte) (color >> 8);
                row[i++] = (byte) color;
                if (channels == 4) {
                    row[i++] = (byte) (color >>> 24);
                }
            }
            boolean up = cost(row, above, channels, true) <= cost(row, above, channels, false);
            out[at++] = (byte) (up ? FILTER_UP : FILTER_SUB);
            for (int i = 0; i < length; i++) {
                out[at++] = (byte) (row[i] - (up ? above[i] : i < channels ? 0 : row[i - channels]));
            }
            byte[] swap = above;
            above = row;
            row = swap;
        }
        return out;
    }

    private static long cost(byte[] row, byte[] above, int channels, boolean up) {
        long sum = 0;
        for (int i = 0; i < row.length; i++) {
            sum += Math.abs((byte) (row[i] - (up ? above[i] : i < channels ? 0 : row[i - channels])));
        }
        return sum;
    }

    private static byte[] zlib(byte[] data) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(data.length / 4 + 64);
        out.write(0x78);
        out.write(0x01);
        new Deflate(out).compress(data);
        Adler32 check = new Adler32();
        check.update(data);
        out.writeBytes(ByteBuffer.allocate(4).putInt((int) check.getValue()).array());
        return out.toByteArray();
    }

    private static void chunk(ByteArrayOutputStream out, String type, byte[] data) {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 check = new CRC32();
        check.update(name);
        check.update(data);
        out.writeBytes(ByteBuffer.allocate(4).putInt(data.length).array());
        out.writeBytes(name);
        out.writeBytes(data);
        out.writeBytes(ByteBuffer.allocate(4).putInt((int) check.getValue()).array());
    }
}
