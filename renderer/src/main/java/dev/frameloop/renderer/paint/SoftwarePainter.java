package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Damage;
import dev.frameloop.renderer.display.DisplayList;
import dev.frameloop.renderer.display.Group;
import dev.frameloop.renderer.display.GroupNode;
import dev.frameloop.renderer.display.Paint;
import dev.frameloop.renderer.display.PaintOperation;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.Transform;

import java.util.ArrayList;
import java.util.List;

/// Paints on the processor, over `int[]` pixels.
///
/// For each damaged rectangle it walks the list once. It keeps a stack of the groups around the current operation; before the next
/// operation it leaves those that do not hold that one and enters those that do. Groups of operations that are out of sight are never entered.
///
/// Not safe for use by several threads at once.
public final class SoftwarePainter implements Painter {
    /// DIVERGES: layers nested deeper than this are painted without a canvas of their own, so that memory stays bounded.
    private static final int MOST_LAYERS = 64;

    private final PaintResources resources = new PaintResources();

    /// What holds for operations of a group.
    ///
    /// @param layer whether the canvas was made for this group
    private record State(GroupNode node, Canvas canvas, Transform transform, Clip clip, int layers, boolean layer) {}

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
            painted += walk(list, canvas, Transform.IDENTITY, Clip.of(visible));
        }
        return painted;
    }

    /// Paints a whole list over what is there.
    void paint(DisplayList list, Transform transform, Bitmap target) {
        Canvas canvas = new Canvas(resources, 0, 0, target.width(), target.height(), target.pixels());
        walk(list, canvas, transform, Clip.of(canvas.bounds()));
    }

    private long walk(DisplayList list, Canvas canvas, Transform base, Clip visible) {
        if (visible.isEmpty()) {
            return 0;
        }
        List<State> stack = new ArrayList<>();
        List<GroupNode> entering = new ArrayList<>();
        long painted = 0;
        for (int i = 0; i < list.size(); i++) {
            Rectangle bounds = base.mapBounds(list.bounds(i));
            if (!bounds.intersects(visible.bounds())) {
                continue;
            }
            if (stack.isEmpty() || stack.getLast().node != list.group(i)) {
                GroupNode common = list.group(i);
                for (; !holds(stack, common) && common.parent() != null; common = parent(common)) {
                    entering.add(common);
                }
                while (!stack.isEmpty() && stack.getLast().node != common) {
                    leave(stack, base);
                }
                if (stack.isEmpty()) {
                    stack.add(new State(common, canvas, base, visible, 0, false));
                }
                for (; !entering.isEmpty(); entering.removeLast()) {
                    stack.add(enter(entering.getLast(), stack.getLast(), base));
                }
            }
            State state = stack.getLast();
            if (!state.clip.isEmpty()) {
                draw(list.operation(i), state);
                Rectangle touched = bounds.intersection(visible.bounds());
                painted += (long) (touched.width() * touched.height());
            }
        }
        while (!stack.isEmpty()) {
            leave(stack, base);
        }
        return painted;
    }

    private static boolean holds(List<State> stack, GroupNode node) {
        return node.depth() < stack.size() && stack.get(node.depth()).node == node;
    }

    private static GroupNode parent(GroupNode node) {
        GroupNode parent = node.parent();
        return parent == null ? node : parent;
    }

    private State enter(GroupNode node, State outer, Transform base) {
        Group group = node.group();
        return switch (group) {
            case null -> outer;
            case Group.Clip(var shape) -> new State(node, outer.canvas, outer.transform,
                    outer.clip.intersect(shape, outer.transform, resources.rasterizer), outer.layers, false);
            case Group.Transformed(Transform transform) -> new State(node, outer.canvas,
                    outer.transform.multiply(transform),
                    transform.isInvertible() ? outer.clip : outer.clip.intersect(Rectangle.EMPTY), outer.layers, false);
            case Group.Scrolled(double left, double top) -> new State(node, outer.canvas,
                    outer.transform.multiply(Transform.translation(-left, -top)), outer.clip, outer.layers, false);
            case Group.Layer layer -> layer(node, layer, outer, base);
        };
    }

    private State layer(GroupNode node, Group.Layer layer, State outer, Transform base) {
        if (outer.layers == MOST_LAYERS || outer.clip.isEmpty()) {
            return new State(node, outer.canvas, outer.transform, outer.clip, outer.layers, false);
        }
        Rectangle content = base.mapBounds(node.contentBounds()).enclosingPixels();
        Rectangle needed = Filtering.sourceBounds(layer, outer.transform, outer.clip.bounds());
        Rectangle bounds = content.intersection(needed);
        Canvas canvas = Canvas.layer(resources, bounds);
        return new State(node, canvas, outer.transform, Clip.of(bounds), outer.layers + 1, true);
    }

    private static void leave(List<State> stack, Transform base) {
        State inner = stack.removeLast();
        if (inner.layer && inner.node.group() instanceof Group.Layer layer) {
            State outer = stack.getLast();
            Canvas result = Filtering.apply(layer.filters(), inner.canvas, inner.transform);
            Compositing.composite(result, layer, outer.canvas, outer.clip);
        }
    }

    private static void draw(PaintOperation operation, State state) {
        Canvas canvas = state.canvas;
        Transform transform = state.transform;
        Clip clip = state.clip;
        switch (operation) {
            case PaintOperation.Fill(var shape, var paint) -> canvas.fill(shape, paint, transform, clip);
            case PaintOperation.DrawBorder border -> new BorderPainter(border, canvas, transform, clip).paint();
            case PaintOperation.DrawOuterShadow shadow -> Shadows.outer(shadow, canvas, transform, clip);
            case PaintOperation.DrawInsetShadow shadow -> Shadows.inset(shadow, canvas, transform, clip);
            case PaintOperation.DrawImage image -> image(image, canvas, transform, clip);
            case PaintOperation.DrawGlyphs glyphs -> canvas.resources().glyphs.draw(glyphs, canvas, transform, clip);
            case PaintOperation.DrawDecoration line -> DecorationPainter.paint(line, canvas, transform, clip);
        }
    }

    private static void image(PaintOperation.DrawImage operation, Canvas canvas, Transform transform, Clip clip) {
        Rectangle source = operation.source();
        Rectangle to = operation.destination();
        Rectangle all = new Rectangle(0, 0, operation.image().width(), operation.image().height());
        double perX = to.width() / source.width();
        double perY = to.height() / source.height();
        Rectangle tile = new Rectangle(to.x() - source.x() * perX, to.y() - source.y() * perY, all.width() * perX,
                all.height() * perY);
        canvas.fill(to, new Paint.Pattern(operation.image(), tile, 0, 0, operation.sampling()), transform, clip);
    }
}
