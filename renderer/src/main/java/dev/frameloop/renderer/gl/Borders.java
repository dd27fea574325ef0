package dev.frameloop.renderer.gl;

import dev.frameloop.renderer.display.Paint;
import dev.frameloop.renderer.display.PaintOperation;
import dev.frameloop.renderer.display.Path;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.RoundedRectangle;
import dev.frameloop.renderer.display.Transform;
import dev.frameloop.renderer.gl.Variant.Coverage;
import dev.frameloop.renderer.paint.BorderGeometry;
import dev.frameloop.renderer.paint.Clip;
import dev.frameloop.renderer.paint.Mask;
import dev.frameloop.renderer.paint.Rasterizer;

import java.util.LinkedHashMap;
import java.util.Map;

/// Draws borders: rings in the shader, each side in its colour; dashes and dots by masks, of which those of one colour are added up.
///
/// @see <a href="https://drafts.csswg.org/css-backgrounds-3/#borders">CSS Backgrounds 3: borders</a>
final class Borders {
    private final Batches batches;
    private final Primitives primitives;
    private final Rasterizer rasterizer;

    /// Between which edges sides are filled.
    private record Between(RoundedRectangle outer, RoundedRectangle inner) {}

    Borders(Batches batches, Primitives primitives, Rasterizer rasterizer) {
        this.batches = batches;
        this.primitives = primitives;
        this.rasterizer = rasterizer;
    }

    void draw(PaintOperation.DrawBorder operation, Transform transform, Clip clip) {
        BorderGeometry border = new BorderGeometry(operation);
        Rectangle device = transform.mapBounds(border.outer().bounds());
        Clip visible = clip.intersect(device.enclosingPixels());
        if (visible.isEmpty() || !transform.isInvertible()) {
            return;
        }
        switch (border.look()) {
            case NOTHING -> {
            }
            case RINGS -> border.rings(border.visibleSide()).forEach(ring -> ring(ring, device, transform, visible));
            case STROKES -> primitives.fill(border.strokes(border.visibleSide()),
                    new Paint.SolidColor(border.edge(border.visibleSide()).color()), transform, visible);
            case SIDES -> {
                sides(border, device, transform, visible);
                strokes(border, transform, visible);
            }
        }
    }

    private void ring(BorderGeometry.Ring ring, Rectangle device, Transform transform, Clip clip) {
        if (primitives.begin(Coverage.RING, ring.color(), device, transform, clip, 0, 0)) {
            primitives.shape(ring.outer());
            primitives.shape(ring.inner());
        }
    }

    private void sides(BorderGeometry border, Rectangle device, Transform transform, Clip clip) {
        Map<Between, int[]> colors = new LinkedHashMap<>();
        for (int side = 0; side < BorderGeometry.SIDES; side++) {
            if (border.edge(side).isVisible()) {
                for (BorderGeometry.Ring ring : border.rings(side)) {
                    colors.computeIfAbsent(new Between(ring.outer(), ring.inner()),
                            _ -> new int[BorderGeometry.SIDES])[side] = ring.color();
                }
            }
        }
        colors.forEach((ring, bySide) -> {
            if (primitives.begin(Coverage.SIDES, bySide[0], device, transform, clip, 0, 0)) {
                primitives.shape(ring.outer);
                primitives.shape(ring.inner);
                primitives.edges(border.outer().rectangle());
                primitives.edges(border.inner().rectangle());
                for (int side = 1; side < BorderGeometry.SIDES; side++) {
                    color(bySide[side]);
                }
            }
        });
    }

    private void color(int color) {
        double alpha = (color >>> 24) / 255.0;
        batches.put((color >> 16 & 0xff) / 255.0 * alpha, (color >> 8 & 0xff) / 255.0 * alpha,
                (color & 0xff) / 255.0 * alpha, alpha);
    }

    private void strokes(BorderGeometry border, Transform transform, Clip clip) {
        Map<Integer, Mask> masks = new LinkedHashMap<>();
        for (int side = 0; side < BorderGeometry.SIDES; side++) {
            if (border.edge(side).isVisible() && BorderGeometry.isDashed(border.edge(side))) {
                Mask mask = rasterizer.cover(border.strokes(side), transform, clip.bounds());
                Path cut = border.cut(side);
                if (cut != null) {
                    mask.multiply(rasterizer.cover(cut, transform, clip.bounds()));
                }
                Mask before = masks.putIfAbsent(border.edge(side).color(), mask);
                if (before != null) {
                    before.add(mask);
                }
            }
        }
        masks.forEach((color, mask) -> primitives.mask(mask, new Paint.SolidColor(color), transform, clip));
    }
}
