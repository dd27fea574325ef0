package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Path;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.Transform;
import dev.frameloop.renderer.text.FontFace;
import dev.frameloop.renderer.text.MatchedFace;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/// What glyphs cover in grey-scale smoothing, as in Skia: a glyph begins at the nearest quarter of a pixel horizontally and at
/// the nearest whole pixel vertically, is hinted vertically, and its coverage is used as it is, without gamma or contrast.
public final class GlyphMasks {
    private static final int MOST_GLYPHS = 16_384;
    /// How far synthetic obliques lean to the right: a quarter of the height.
    private static final double SLANT = 0.25;

    /// A face at a size.
    ///
    /// @param face the face, and what is to be synthesised
    /// @param size in px
    public record Scaled(MatchedFace face, double size) {}

    private final Rasterizer rasterizer;
    private final Map<Scaled, Map<Integer, Mask>> fonts = new HashMap<>();
    private final Map<Scaled, VerticalHinting> hintings = new HashMap<>();
    private final Map<FontFace, BlueZones> blues = new IdentityHashMap<>();
    private int cached;

    /// Masks that a rasteriser makes.
    public GlyphMasks(Rasterizer rasterizer) {
        this.rasterizer = rasterizer;
    }

    /// The pixel column in which a glyph's origin lies.
    ///
    /// @param x the origin in pixels
    public static int column(double x) {
        return (int) Math.floor(x + 0.125);
    }

    /// The quarter of its column at which a glyph begins, from 0 to 3.
    ///
    /// @param x the origin in pixels
    public static int quarter(double x) {
        return (int) ((x + 0.125 - column(x)) * 4);
    }

    /// The pixel row on which a glyph's baseline lies.
    ///
    /// @param y the origin in pixels
    public static int row(double y) {
        return (int) Math.floor(y + 0.5);
    }

    /// The outline of an unhinted glyph in px, for text that is turned or scaled: it is filled like any other outline.
    public static Path outline(Scaled scaled, int glyph) {
        return bold(scaled, Path.of(scaled.face.face().outline(glyph, scaled.size)));
    }

    /// How an outline leans.
    public static Transform slant(Scaled scaled) {
        return scaled.face.syntheticOblique() ? new Transform(1, 0, -SLANT, 1, 0, 0) : Transform.IDENTITY;
    }

    /// A synthetic bold outline is drawn twice, a little apart.
    private static Path bold(Scaled scaled, Path outline) {
        return scaled.face.syntheticBold() ? outline.union(outline.translate(scaled.size / 24, 0)) : outline;
    }

    private VerticalHinting hinting(Scaled scaled) {
        FontFace face = scaled.face.face();
        return hintings.computeIfAbsent(scaled,
                _ -> new VerticalHinting(face, blues.computeIfAbsent(face, BlueZones::new), scaled.size));
    }

    /// What a glyph covers, with its origin's column and row as the mask's origin.
    ///
    /// @param quarter where in its column it begins
    public Mask mask(Scaled scaled, int glyph, int quarter) {
        Map<Integer, Mask> font = fonts.computeIfAbsent(scaled, _ -> new HashMap<>());
        Mask known = font.get(glyph << 2 | quarter);
        if (known != null) {
            return known;
        }
        if (cached++ > MOST_GLYPHS) {
            fonts.values().forEach(Map::clear);
            cached = 0;
        }
        Path outline = bold(scaled, hinting(scaled).outline(glyph, scaled.size));
        Transform place = Transform.translation(quarter / 4.0, 0).multiply(slant(scaled));
        Rectangle bounds = place.mapBounds(outline.bounds()).enclosingPixels();
        Mask mask = rasterizer.cover(outline, place, bounds);
        font.put(glyph << 2 | quarter, mask);
        return mask;
    }
}
