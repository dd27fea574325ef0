package dev.frameloop.renderer.display;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;

/// Glyphs of one font at their places on one baseline.
///
/// Positions count from the run's origin, x to the right and y downwards, in CSS px.
public final class GlyphRun {
    private final Outlines font;
    private final int[] glyphs;
    private final float[] x;
    private final float @Nullable [] y;
    private final Rectangle bounds;

    /// Where a run's shapes come from: a font at a size. Runs whose outlines are equal share rasterised glyphs.
    public interface Outlines {
        /// The outline of a glyph, in CSS px from its origin on the baseline, y downwards; without segments for a blank one.
        Path outline(int glyph);
    }

    /// A run; arrays now belong to it.
    ///
    /// @param font a font at a size
    /// @param glyphs glyph numbers of that font
    /// @param x where each glyph's origin is
    /// @param y how far below the baseline each origin is, or null where all are on it
    /// @param bounds a rectangle that holds all ink, from the run's origin
    public GlyphRun(Outlines font, int[] glyphs, float[] x, float @Nullable [] y, Rectangle bounds) {
        if (glyphs.length != x.length || y != null && y.length != x.length) {
            throw new IllegalArgumentException(
                    "A run takes as many positions as glyphs, but got " + x.length + " for " + glyphs.length);
        }
        this.font = font;
        this.glyphs = glyphs;
        this.x = x;
        this.y = y;
        this.bounds = bounds;
    }

    /// The font at its size.
    public Outlines font() {
        return font;
    }

    /// How many glyphs there are.
    public int size() {
        return glyphs.length;
    }

    /// A glyph's number in its font.
    public int glyph(int index) {
        return glyphs[index];
    }

    /// A glyph's origin, from the run's.
    public float x(int index) {
        return x[index];
    }

    /// How far a glyph's origin lies below the run's.
    public float y(int index) {
        return y == null ? 0 : y[index];
    }

    /// A rectangle that holds all ink, from the run's origin.
    public Rectangle bounds() {
        return bounds;
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof GlyphRun run && font.equals(run.font) && Arrays.equals(glyphs, run.glyphs)
                        && Arrays.equals(x, run.x) && Arrays.equals(y, run.y);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(glyphs) + Arrays.hashCode(x);
    }

    @Override
    public String toString() {
        return "GlyphRun[" + glyphs.length + " glyphs in " + bounds + "]";
    }
}
