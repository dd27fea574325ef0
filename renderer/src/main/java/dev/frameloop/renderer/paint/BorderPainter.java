package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.BlendMode;
import dev.frameloop.renderer.display.Group;
import dev.frameloop.renderer.display.Paint;
import dev.frameloop.renderer.display.PaintOperation;
import dev.frameloop.renderer.display.Path;
import dev.frameloop.renderer.display.Transform;

import java.util.List;

/// Paints one border.
///
/// Edges that look alike are filled at once, as the area between the border's outer and inner edge. Otherwise each side is painted by itself,
/// cut off at the lines from the outer to the inner corners, and the sides are added up; so the two shares of a pixel on such a line make a whole.
///
/// @see <a href="https://drafts.csswg.org/css-backgrounds-3/#borders">CSS Backgrounds 3: borders</a>
final class BorderPainter {
    private final BorderGeometry border;
    private final Canvas canvas;
    private final Transform transform;
    private final Clip clip;

    BorderPainter(PaintOperation.DrawBorder border, Canvas canvas, Transform transform, Clip clip) {
        this.border = new BorderGeometry(border);
        this.canvas = canvas;
        this.transform = transform;
        this.clip = clip;
    }

    void paint() {
        switch (border.look()) {
            case NOTHING -> {
            }
            case RINGS, STROKES -> side(border.visibleSide(), canvas, clip);
            case SIDES -> sides();
        }
    }

    private void sides() {
        Clip visible = clip.intersect(transform.mapBounds(border.outer().bounds()).enclosingPixels());
        if (visible.isEmpty()) {
            return;
        }
        Clip whole = Clip.of(visible.bounds());
        Canvas all = Canvas.layer(canvas.resources(), visible.bounds());
        for (int side = 0; side < BorderGeometry.SIDES; side++) {
            if (!border.edge(side).isVisible()) {
                continue;
            }
            Canvas part = Canvas.layer(canvas.resources(), visible.bounds());
            Path cut = border.cut(side);
            side(side, part,
                    cut == null ? whole : whole.intersect(cut, transform, canvas.resources().rasterizer));
            Compositing.add(part, all);
        }
        Compositing.composite(all, new Group.Layer(1, BlendMode.NORMAL, List.of()), canvas, visible);
    }

    private void side(int side, Canvas target, Clip cut) {
        for (BorderGeometry.Ring ring : border.rings(side)) {
            Path.Builder path = Path.builder();
            ring.outer().appendTo(path);
            if (!ring.inner().bounds().isEmpty()) {
                // The areas of two edges in one pixel must be subtracted, which the even-odd rule would not do.
                ring.inner().appendHoleTo(path);
            }
            target.fill(path.build(), new Paint.SolidColor(ring.color()), transform, cut);
        }
        if (BorderGeometry.isDashed(border.edge(side))) {
            target.fill(border.strokes(side), new Paint.SolidColor(border.edge(side).color()), transform, cut);
        }
    }
}
