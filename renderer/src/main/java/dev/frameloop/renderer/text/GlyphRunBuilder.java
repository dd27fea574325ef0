package dev.frameloop.renderer.text;

import java.util.Arrays;

/// Puts the glyphs of pieces side by side, at the places that the text's spacing leaves them.
final class GlyphRunBuilder {
    private final MatchedFace face;
    private final double size;
    private final TextDirection direction;
    private int[] glyphs = new int[64];
    private int[] clusters = new int[64];
    private float[] positions = new float[128];
    private int count;
    private double x = Double.NaN;
    private double right;

    GlyphRunBuilder(MatchedFace face, double size, TextDirection direction) {
        this.face = face;
        this.size = size;
        this.direction = direction;
    }

    /// Adds a piece of the text, which lies at the right of those before. Glyphs that show nothing are left out.
    void add(ShapedText shaped, String text, Shaper.Piece piece) {
        boolean rightToLeft = direction == TextDirection.RTL;
        if (Double.isNaN(x)) {
            x = shaped.xAt(rightToLeft ? piece.end() : piece.start());
        }
        right = shaped.xAt(rightToLeft ? piece.start() : piece.end());
        WordShape word = piece.word();
        double scale = size / face.face().unitsPerEm();
        for (int i = 0; i < word.glyphs().length; i++) {
            int from = piece.start() + word.clusters()[i];
            double left = shaped.xAt(from);
            if (rightToLeft) {
                left -= word.clusterAdvances()[i] * scale;
            }
            if (!ShapedText.isInvisible(text.charAt(from))) {
                append(word.glyphs()[i], from, left + word.offsets()[2 * i] * scale - x,
                        word.offsets()[2 * i + 1] * scale);
            }
        }
    }

    private void append(int glyph, int cluster, double glyphX, double y) {
        if (count == glyphs.length) {
            glyphs = Arrays.copyOf(glyphs, 2 * count);
            clusters = Arrays.copyOf(clusters, 2 * count);
            positions = Arrays.copyOf(positions, 4 * count);
        }
        glyphs[count] = glyph;
        clusters[count] = cluster;
        positions[2 * count] = (float) glyphX;
        positions[2 * count + 1] = (float) y;
        count++;
    }

    GlyphRun build() {
        double left = Double.isNaN(x) ? 0 : x;
        return new GlyphRun(face, size, direction, left, right - left, Arrays.copyOf(glyphs, count),
                Arrays.copyOf(positions, 2 * count), Arrays.copyOf(clusters, count));
    }
}
