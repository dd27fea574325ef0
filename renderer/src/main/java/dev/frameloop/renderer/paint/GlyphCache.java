package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.GlyphRun;
import dev.frameloop.renderer.display.Paint;
import dev.frameloop.renderer.display.PaintOperation;
import dev.frameloop.renderer.display.Path;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.Transform;

import java.util.HashMap;
import java.util.Map;

/// Draws glyphs in grey-scale smoothing as Skia does without hinting: a glyph begins at the nearest quarter of a pixel horizontally and at
/// the nearest whole pixel vertically, and its coverage is used as it is, without gamma or contrast.
final class GlyphCache {
    private static final int MOST_GLYPHS = 16_384;

    private final Rasterizer rasterizer;
    private final Map<GlyphRun.Outlines, Map<Integer, Mask>> fonts = new HashMap<>();
    private int size;

    GlyphCache(Rasterizer rasterizer) {
        this.rasterizer = rasterizer;
    }

    void draw(PaintOperation.DrawGlyphs operation, Canvas canvas, Transform transform, Clip clip) {
        GlyphRun run = operation.run();
        if (!transform.isTranslation()) {
            outlines(operation, canvas, transform, clip);
            return;
        }
        Map<Integer, Mask> font = fonts.computeIfAbsent(run.font(), _ -> new HashMap<>());
        for (int i = 0; i < run.size(); i++) {
            double x = operation.x() + run.x(i) + transform.e() + 0.125;
            double y = operation.y() + run.y(i) + transform.f() + 0.5;
            int column = (int) Math.floor(x);
            int quarter = (int) ((x - column) * 4);
            Mask mask = glyph(font, run, run.glyph(i), quarter);
            if (mask.width > 0) {
                draw(mask, column, (int) Math.floor(y), operation.color(), canvas, clip);
            }
        }
    }

    /// Turned or scaled text is filled like any other outline.
    private static void outlines(PaintOperation.DrawGlyphs operation, Canvas canvas, Transform transform, Clip clip) {
        GlyphRun run = operation.run();
        Paint paint = new Paint.SolidColor(operation.color());
        for (int i = 0; i < run.size(); i++) {
            Transform place = transform
                    .multiply(Transform.translation(operation.x() + run.x(i), operation.y() + run.y(i)));
            canvas.fill(run.font().outline(run.glyph(i)), paint, place, clip);
        }
    }

    private Mask glyph(Map<Integer, Mask> font, GlyphRun run, int glyph, int quarter) {
        Mask known = font.get(glyph << 2 | quarter);
        if (known != null) {
            return known;
        }
        if (size++ > MOST_GLYPHS) {
            fonts.values().forEach(Map::clear);
            size = 0;
        }
        Path outline = run.font().outline(glyph);
        Rectangle bounds = outline.bounds().translate(quarter / 4.0, 0).enclosingPixels();
        Mask mask = new Mask((int) bounds.x(), (int) bounds.y(), (int) bounds.right(), (int) bounds.bottom());
        rasterizer.begin(mask.left, mask.top, mask.right(), mask.bottom());
        Flattener.flatten(outline, Transform.translation(quarter / 4.0, 0), rasterizer::line);
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
