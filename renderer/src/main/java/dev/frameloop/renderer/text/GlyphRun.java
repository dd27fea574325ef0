package dev.frameloop.renderer.text;

import java.util.Arrays;

/// Glyphs of one face, in visual order from left to right, for painters. The arrays belong to the run: do not change them.
///
/// @param face the face, and what is to be synthesised
/// @param size the size in px
/// @param direction the direction of the text
/// @param x where the run begins, in px from the left edge of the shaped text
/// @param advance the width of the run in px
/// @param glyphs glyph numbers of the face
/// @param positions for each glyph x and y of its origin in px from the run's begin on the baseline; y grows downwards
/// @param clusters for each glyph the index in the text of the first char that it stands for
@SuppressWarnings("ArrayRecordComponent")
public record GlyphRun(MatchedFace face, double size, TextDirection direction, double x, double advance, int[] glyphs,
        float[] positions, int[] clusters) {
    /// Runs are equal if they show the same glyphs at the same places.
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof GlyphRun run && face.equals(run.face) && size == run.size && x == run.x
                && Arrays.equals(glyphs, run.glyphs) && Arrays.equals(positions, run.positions);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(glyphs) + Double.hashCode(x);
    }
}
