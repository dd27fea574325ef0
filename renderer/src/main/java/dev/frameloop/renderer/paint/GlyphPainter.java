package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Paint;
import dev.frameloop.renderer.display.PaintOperation;
import dev.frameloop.renderer.display.Transform;
import dev.frameloop.renderer.text.GlyphRun;

/// Draws glyphs by their masks, or by their outlines where text is turned or scaled.
final class GlyphPainter {
    private final GlyphMasks masks;

    GlyphPainter(GlyphMasks masks) {
        this.masks = masks;
    }

    void draw(PaintOperation.DrawGlyphs operation, Canvas canvas, Transform transform, Clip clip) {
        GlyphRun run = operation.run();
        GlyphMasks.Scaled scaled = new GlyphMasks.Scaled(run.face(), run.size());
        if (!transform.isTranslation()) {
            outlines(operation, scaled, canvas, transform, clip);
            return;
        }
        for (int i = 0; i < run.glyphs().length; i++) {
            double x = operation.x() + run.positions()[2 * i] + transform.e();
            double y = operation.y() + run.positions()[2 * i + 1] + transform.f();
            Mask mask = masks.mask(scaled, run.glyphs()[i], GlyphMasks.quarter(x));
            if (mask.width > 0) {
                draw(mask, GlyphMasks.column(x), GlyphMasks.row(y), operation.color(), canvas, clip);
            }
        }
    }

    private static void outlines(PaintOperation.DrawGlyphs operation, GlyphMasks.Scaled scaled, Canvas canvas,
            Transform transform, Clip clip) {
        GlyphRun run = operation.run();
        Paint paint = new Paint.SolidColor(operation.color());
        for (int i = 0; i < run.glyphs().length; i++) {
            Transform place = transform.multiply(Transform.translation(operation.x() + run.positions()[2 * i],
                    operation.y() + run.positions()[2 * i + 1]));
            canvas.fill(GlyphMasks.outline(scaled, run.glyphs()[i]), paint,
                    place.multiply(GlyphMasks.slant(scaled)), clip);
        }
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
