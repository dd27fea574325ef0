package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Paint;
import dev.frameloop.renderer.display.PaintOperation;
import dev.frameloop.renderer.display.Path;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.Transform;
import dev.frameloop.renderer.text.FontFace;
import dev.frameloop.renderer.text.GlyphRun;
import dev.frameloop.renderer.text.MatchedFace;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/// Draws glyphs in grey-scale smoothing as Skia does: a glyph begins at the nearest quarter of a pixel horizontally and at
/// the nearest whole pixel vertically, is hinted vertically, and its coverage is used as it is, without gamma or contrast.
final class GlyphCache {
    private static final int MOST_GLYPHS = 16_384;
    /// How far synthetic obliques lean to the right: a quarter of the height.
    private static final double SLANT = 0.25;

    /// A face at a size.
    private record Scaled(MatchedFace face, double size) {}

    private final Rasterizer rasterizer;
    private final Map<Scaled, Map<Integer, Mask>> fonts = new HashMap<>();
    private final Map<Scaled, VerticalHinting> hintings = new HashMap<>();
    private final Map<FontFace, BlueZones> blues = new IdentityHashMap<>();
    private int cached;

    GlyphCache(Rasterizer rasterizer) {
        this.rasterizer = rasterizer;
    }

    void draw(PaintOperation.DrawGlyphs operation, Canvas canvas, Transform transform, Clip clip) {
        GlyphRun run = operation.run();
        Scaled scaled = new Scaled(run.face(), run.size());
        if (!transform.isTranslation()) {
            outlines(operation, scaled, canvas, transform, clip);
            return;
        }
        Map<Integer, Mask> font = fonts.computeIfAbsent(scaled, _ -> new HashMap<>());
        for (int i = 0; i < run.glyphs().length; i++) {
            double x = operation.x() + run.positions()[2 * i] + transform.e() + 0.125;
            double y = operation.y() + run.positions()[2 * i + 1] + transform.f() + 0.5;
            int column = (int) Math.floor(x);
            int quarter = (int) ((x - column) * 4);
            Mask mask = glyph(font, scaled, run.glyphs()[i], quarter);
            if (mask.width > 0) {
                draw(mask, column, (int) Math.floor(y), operation.color(), canvas, clip);
            }
        }
    }

    /// Turned or scaled text is filled like any other outline.
    private static void outlines(PaintOperation.DrawGlyphs operation, Scaled scaled, Canvas canvas, Transform transform,
            Clip clip) {
        GlyphRun run = operation.run();
        Paint paint = new Paint.SolidColor(operation.color());
        for (int i = 0; i < run.glyphs().length; i++) {
            Transform place = transform.multiply(Transform.translation(operation.x() + run.positions()[2 * i],
                    operation.y() + run.positions()[2 * i + 1]));
            canvas.fill(outline(scaled, run.glyphs()[i]), paint, place.multiply(slant(scaled)), clip);
        }
    }

    private static Transform slant(Scaled scaled) {
        return scaled.face.syntheticOblique() ? new Transform(1, 0, -SLANT, 1, 0, 0) : Transform.IDENTITY;
    }

    private static Path outline(Scaled scaled, int glyph) {
        return bold(scaled, Path.of(scaled.face.face().outline(glyph, scaled.size)));
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

    private Mask glyph(Map<Integer, Mask> font, Scaled scaled, int glyph, int quarter) {
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
        Mask mask = new Mask((int) bounds.x(), (int) bounds.y(), (int) bounds.right(), (int) bounds.bottom());
        rasterizer.begin(mask.left, mask.top, mask.right(), mask.bottom());
        Flattener.flatten(outline, place, rasterizer::line);
        rasterizer.sweep(outline.fillRule(), mask);
        font.put(glyph << 2 | quarter, mask);
        return mask;
    }

    private static void draw(Mask glyph, int x, int y, int color, Canvas canvas, Clip clip) {
        int source = Pixels.premultiply(color);
        int fromX = Math.max(clip.left(), x + glyph.left);
        int toX = Math.min(clip.right(), x + glyph.right());
        int fromY = Math.max(clip.top(), y + glyph.top);
        int toY = Math.min(clip.bottom(), y + glyph.bottom());
        Mask cut = clip.mask();
        for (int row = fromY; row < toY; row++) {
            int m = glyph.index(fromX - x, row - y);
            int i = canvas.index(fromX, row);
            for (int column = fromX; column < toX; column++, m++, i++) {
                int coverage = glyph.coverage[m] & 0xff;
                if (coverage != 0) {
                    int part = cut == null ? coverage : Pixels.multiply(coverage, cut.at(column, row));
                    canvas.pixels[i] = Pixels.over(Pixels.scale(source, part), canvas.pixels[i]);
                }
            }
        }
    }
}
