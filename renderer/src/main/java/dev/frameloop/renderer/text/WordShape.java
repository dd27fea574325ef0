package dev.frameloop.renderer.text;

import org.jspecify.annotations.Nullable;

import java.awt.font.GlyphVector;
import java.util.BitSet;

/// A shaped word in font units, so that one serves all sizes. What [Shaper] caches; immutable.
///
/// Glyphs are in visual order. The word may have been shaped with text after it (see [Shaper]); glyphs of that are left out.
///
/// @param glyphs glyph numbers
/// @param clusters for each glyph the index in the word of the first char that it stands for
/// @param clusterAdvances for each glyph the advance of all of its cluster
/// @param offsets for each glyph x and y of its origin from the left end of its cluster on the baseline; y grows downwards
/// @param advances for each char its advance: that of a cluster is shared among its characters, at their first chars
/// @param continuations the chars that continue a character, or null if there are none
@SuppressWarnings("ArrayRecordComponent")
record WordShape(int[] glyphs, int[] clusters, float[] clusterAdvances, float[] offsets, float[] advances,
        @Nullable BitSet continuations) {
    /// From here on the JDK's glyph numbers mean that a char shows nothing.
    private static final int FIRST_INVISIBLE = 0xFFFE;

    /// Shapes the first `length` chars of `text`, in the context of all of it.
    static WordShape shape(FontFace face, String text, int length, boolean rightToLeft, boolean kerning,
            boolean ligatures) {
        char[] chars = text.toCharArray();
        java.awt.Font font = face.unitFont(kerning, ligatures);
        int flags = rightToLeft ? java.awt.Font.LAYOUT_RIGHT_TO_LEFT : java.awt.Font.LAYOUT_LEFT_TO_RIGHT;
        GlyphVector vector = font.layoutGlyphVector(FontFace.UNHINTED, chars, 0, chars.length, flags);
        return new Reading(face, vector, text, length, rightToLeft).shape();
    }

    /// Reads a glyph vector cluster by cluster. The JDK tells positions, not advances; the advance of a cluster is the way
    /// from its base glyph to that of the next cluster, so that all of a pair's kerning counts for the left one.
    private static final class Reading {
        private final FontFace face;
        private final GlyphVector vector;
        private final int length;
        private final boolean rightToLeft;
        private final int count;
        private final int[] indices;
        private final float[] positions;
        private final float[] charAdvances;
        private final WordShape shape;
        private int kept;

        Reading(FontFace face, GlyphVector vector, String text, int length, boolean rightToLeft) {
            this.face = face;
            this.vector = vector;
            this.length = length;
            this.rightToLeft = rightToLeft;
            this.count = vector.getNumGlyphs();
            this.indices = count == 0 ? new int[0] : vector.getGlyphCharIndices(0, count, null);
            this.positions = vector.getGlyphPositions(0, count + 1, null);
            this.charAdvances = new float[length];
            BitSet continuations = continuations(text);
            if (!continuations.isEmpty()) {
                int[] starts = characterStarts(continuations, text.length());
                for (int i = 0; i < count; i++) {
                    indices[i] = starts[indices[i]];
                }
            }
            int size = 0;
            for (int i = 0; i < count; i++) {
                size += isKept(i) ? 1 : 0;
            }
            this.shape = new WordShape(new int[size], new int[size], new float[size], new float[2 * size],
                    new float[length], continuations.isEmpty() ? null : continuations);
        }

        private boolean isKept(int glyph) {
            return indices[glyph] < length && vector.getGlyphCode(glyph) < FIRST_INVISIBLE;
        }

        private static BitSet continuations(String text) {
            BitSet continuations = new BitSet();
            for (int i = 0; i < text.length();) {
                int next = Graphemes.next(text, i, text.length());
                if (next > i + 1) {
                    continuations.set(i + 1, next);
                }
                i = next;
            }
            return continuations;
        }

        private static int[] characterStarts(BitSet continuations, int length) {
            int[] starts = new int[length];
            for (int i = 1; i < length; i++) {
                starts[i] = continuations.get(i) ? starts[i - 1] : i;
            }
            return starts;
        }

        WordShape shape() {
            int end = clusterEnd(0);
            float left = 0;
            for (int i = 0; i < count; i = end, end = clusterEnd(i)) {
                int nextEnd = clusterEnd(end);
                float right = end == count ? positions[2 * count] : positions[2 * base(end, nextEnd)];
                if (indices[i] < length) {
                    charAdvances[indices[i]] += right - left;
                    for (int glyph = i; glyph < end; glyph++) {
                        keep(glyph, left, right);
                    }
                }
                left = right;
            }
            shareAdvances();
            return shape;
        }

        private boolean isContinuation(int index) {
            return shape.continuations != null && shape.continuations.get(index);
        }

        private void keep(int glyph, float left, float right) {
            if (isKept(glyph)) {
                shape.glyphs[kept] = vector.getGlyphCode(glyph);
                shape.clusters[kept] = indices[glyph];
                shape.clusterAdvances[kept] = right - left;
                shape.offsets[2 * kept] = positions[2 * glyph] - left;
                shape.offsets[2 * kept + 1] = positions[2 * glyph + 1];
                kept++;
            }
        }

        private int clusterEnd(int first) {
            int end = first;
            while (end < count && indices[end] == indices[first]) {
                end++;
            }
            return end;
        }

        /// The glyph of a cluster that marks sit on: in reading order the first that has a width of its own.
        private int base(int first, int end) {
            for (int i = 0; i < end - first; i++) {
                int glyph = rightToLeft ? end - 1 - i : first + i;
                int code = vector.getGlyphCode(glyph);
                if (code < FIRST_INVISIBLE && face.advance(code) != 0) {
                    return glyph;
                }
            }
            return first;
        }

        /// Splits the advance of each cluster evenly among the characters in it: the caret stops within ligatures.
        private void shareAdvances() {
            boolean[] starts = new boolean[length + 1];
            for (int index : indices) {
                starts[Math.min(index, length)] = true;
            }
            starts[length] = true;
            for (int from = 0; from < length;) {
                int to = from + 1;
                while (!starts[to]) {
                    to++;
                }
                int characters = to - from;
                for (int i = from; i < to; i++) {
                    characters -= isContinuation(i) ? 1 : 0;
                }
                for (int i = from; i < to; i++) {
                    shape.advances[i] = isContinuation(i) ? 0 : charAdvances[from] / characters;
                }
                from = to;
            }
        }
    }
}
