package dev.frameloop.renderer.gl;

import dev.frameloop.renderer.display.Paint;
import dev.frameloop.renderer.display.PaintOperation;
import dev.frameloop.renderer.display.Path;
import dev.frameloop.renderer.display.Transform;
import dev.frameloop.renderer.paint.Clip;
import dev.frameloop.renderer.paint.GlyphMasks;
import dev.frameloop.renderer.paint.Rasterizer;
import dev.frameloop.renderer.text.GlyphRun;

import java.util.HashMap;
import java.util.Map;

/// Draws glyphs by the same masks as the software painter does, kept in the atlas; turned and scaled ones by masks of their outlines.
final class Text {
    private final Primitives primitives;
    private final Masks masks;
    private final Rasterizer rasterizer;
    private final GlyphMasks glyphs;
    private final Map<GlyphMasks.Scaled, Integer> fonts = new HashMap<>();

    /// An upright glyph, at a quarter of a pixel.
    private record Upright(int font, int glyph, int quarter) {}

    /// A glyph under a transform without its whole pixels.
    private record Turned(int font, int glyph, double a, double b, double c, double d, double e, double f) {}

    Text(Primitives primitives, Masks masks, Rasterizer rasterizer) {
        this.primitives = primitives;
        this.masks = masks;
        this.rasterizer = rasterizer;
        glyphs = new GlyphMasks(rasterizer);
    }

    void draw(PaintOperation.DrawGlyphs operation, Transform transform, Clip clip) {
        GlyphRun run = operation.run();
        GlyphMasks.Scaled scaled = new GlyphMasks.Scaled(run.face(), run.size());
        int font = fonts.computeIfAbsent(scaled, _ -> fonts.size());
        Paint paint = new Paint.SolidColor(operation.color());
        for (int i = 0; i < run.glyphs().length; i++) {
            double x = operation.x() + run.positions()[2 * i];
            double y = operation.y() + run.positions()[2 * i + 1];
            if (transform.isTranslation()) {
                upright(scaled, font, run.glyphs()[i], x + transform.e(), y + transform.f(), paint, clip);
            } else if (transform.isInvertible()) {
                turned(scaled, font, run.glyphs()[i], transform.multiply(Transform.translation(x, y)), paint, clip);
            }
        }
    }

    private void upright(GlyphMasks.Scaled scaled, int font, int glyph, double x, double y, Paint paint, Clip clip) {
        int quarter = GlyphMasks.quarter(x);
        Upright key = new Upright(font, glyph, quarter);
        Masks.Slot slot = masks.find(key);
        if (slot == null) {
            slot = masks.put(key, glyphs.mask(scaled, glyph, quarter));
        }
        primitives.mask(slot, GlyphMasks.column(x), GlyphMasks.row(y), paint, Transform.IDENTITY, clip);
    }

    private void turned(GlyphMasks.Scaled scaled, int font, int glyph, Transform place, Paint paint, Clip clip) {
        int column = (int) Math.floor(place.e());
        int row = (int) Math.floor(place.f());
        Transform moved = new Transform(place.a(), place.b(), place.c(), place.d(), place.e() - column,
                place.f() - row);
        Turned key = new Turned(font, glyph, moved.a(), moved.b(), moved.c(), moved.d(), moved.e(), moved.f());
        Masks.Slot slot = masks.find(key);
        if (slot == null) {
            Transform leaning = moved.multiply(GlyphMasks.slant(scaled));
            Path outline = GlyphMasks.outline(scaled, glyph);
            slot = masks.put(key,
                    rasterizer.cover(outline, leaning, leaning.mapBounds(outline.bounds()).enclosingPixels()));
        }
        primitives.mask(slot, column, row, paint, Transform.IDENTITY, clip);
    }
}
