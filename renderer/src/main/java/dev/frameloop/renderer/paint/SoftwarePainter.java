package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Damage;
import dev.frameloop.renderer.display.DisplayList;
import dev.frameloop.renderer.display.Group;
import dev.frameloop.renderer.display.Paint;
import dev.frameloop.renderer.display.PaintOperation;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.Transform;

/// Paints on the processor, over `int[]` pixels.
///
/// For each damaged rectangle it walks the list once.
///
/// Not safe for use by several threads at once.
public final class SoftwarePainter implements Painter {
    private final PaintResources resources = new PaintResources();

    @Override
    public long paint(DisplayList list, Damage damage, Bitmap target, int backdrop) {
        Canvas canvas = new Canvas(resources, 0, 0, target.width(), target.height(), target.pixels());
        int below = Pixels.premultiply(backdrop);
        long painted = 0;
        for (Rectangle part : damage.rectangles()) {
            Rectangle visible = part.enclosingPixels().intersection(canvas.bounds());
            for (int y = (int) visible.y(); y < visible.bottom(); y++) {
                java.util.Arrays.fill(canvas.pixels, canvas.index((int) visible.x(), y),
                        canvas.index((int) visible.x(), y) + (int) visible.width(), below);
            }
            painted += new Walk(resources, Transform.IDENTITY).walk(list, canvas, Clip.of(visible));
        }
        return painted;
    }

    /// Paints a whole list over what is there.
    void paint(DisplayList list, Transform transform, Bitmap target) {
        Canvas canvas = new Canvas(resources, 0, 0, target.width(), target.height(), target.pixels());
        new Walk(resources, transform).walk(list, canvas, Clip.of(canvas.bounds()));
    }

    private static final class Walk extends DisplayListWalk<Canvas> {
        private final PaintResources resources;

        Walk(PaintResources resources, Transform base) {
            super(resources.rasterizer, base);
            this.resources = resources;
        }

        @Override
        protected Canvas openLayer(Rectangle bounds) {
            return Canvas.layer(resources, bounds);
        }

        @Override
        protected void closeLayer(Canvas layer, Group.Layer group, Transform transform, Canvas target, Clip clip) {
            Canvas result = Filtering.apply(group.filters(), layer, transform);
            Compositing.composite(result, group, target, clip);
        }

        @Override
        protected void draw(PaintOperation operation, Canvas canvas, Transform transform, Clip clip) {
            switch (operation) {
                case PaintOperation.Fill(var shape, var paint) -> canvas.fill(shape, paint, transform, clip);
                case PaintOperation.DrawBorder border -> new BorderPainter(border, canvas, transform, clip).paint();
                case PaintOperation.DrawOuterShadow shadow -> Shadows.outer(shadow, canvas, transform, clip);
                case PaintOperation.DrawInsetShadow shadow -> Shadows.inset(shadow, canvas, transform, clip);
                case PaintOperation.DrawImage image -> draw(image.toFill(), canvas, transform, clip);
                case PaintOperation.DrawGlyphs glyphs -> resources.glyphs.draw(glyphs, canvas, transform, clip);
                case PaintOperation.DrawDecoration line -> canvas.fill(DecorationShape.of(line),
                        new Paint.SolidColor(line.color()), transform,
                        clip.intersect(transform.mapBounds(line.bounds()).enclosingPixels()));
            }
        }
    }
}
