package dev.frameloop.renderer.text;

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
        float[] positions, int[] clusters) {}
