package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.DisplayList;
import dev.frameloop.renderer.display.Group;
import dev.frameloop.renderer.display.GroupNode;
import dev.frameloop.renderer.display.PaintOperation;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.Transform;

import java.util.ArrayList;
import java.util.List;

/// The way through a display list that every painter goes.
///
/// It keeps a stack of the groups around the current operation; before the next operation it leaves those that do not hold that one and
/// enters those that do. Groups of operations that are out of sight are never entered.
///
/// @param <T> what a painter draws on: the target itself, or a layer
public abstract class DisplayListWalk<T> {
    /// DIVERGES: layers nested deeper than this are painted without a canvas of their own, so that memory stays bounded.
    private static final int MOST_LAYERS = 64;

    private final Rasterizer rasterizer;
    private final Transform base;
    private final List<State<T>> stack = new ArrayList<>();

    /// What holds for operations of a group.
    ///
    /// @param layer whether the canvas was made for this group
    private record State<T>(GroupNode node, T canvas, Transform transform, Clip clip, int layers, boolean layer) {}

    /// @param base takes the list's coordinates to pixels
    protected DisplayListWalk(Rasterizer rasterizer, Transform base) {
        this.rasterizer = rasterizer;
        this.base = base;
    }

    /// Makes a transparent layer of a rectangle of pixels.
    protected abstract T openLayer(Rectangle bounds);

    /// Filters a finished layer and lays it over what is below it.
    ///
    /// @param transform that of the layer's content
    /// @param clip what of the target can be painted
    protected abstract void closeLayer(T layer, Group.Layer group, Transform transform, T target, Clip clip);

    /// Draws an operation of which something can be seen.
    protected abstract void draw(PaintOperation operation, T target, Transform transform, Clip clip);

    /// Draws what of a list can be seen.
    ///
    /// @return how many pixels were painted, with overlapping operations counted once each
    public long walk(DisplayList list, T canvas, Clip visible) {
        if (visible.isEmpty()) {
            return 0;
        }
        List<GroupNode> entering = new ArrayList<>();
        long painted = 0;
        for (int i = 0; i < list.size(); i++) {
            Rectangle bounds = base.mapBounds(list.bounds(i));
            if (!bounds.intersects(visible.bounds())) {
                continue;
            }
            if (stack.isEmpty() || stack.getLast().node != list.group(i)) {
                GroupNode common = list.group(i);
                for (; !holds(common) && common.parent() != null; common = parent(common)) {
                    entering.add(common);
                }
                while (!stack.isEmpty() && stack.getLast().node != common) {
                    leave();
                }
                if (stack.isEmpty()) {
                    stack.add(new State<>(common, canvas, base, visible, 0, false));
                }
                for (; !entering.isEmpty(); entering.removeLast()) {
                    stack.add(enter(entering.getLast(), stack.getLast()));
                }
            }
            State<T> state = stack.getLast();
            if (!state.clip.isEmpty()) {
                draw(list.operation(i), state.canvas, state.transform, state.clip);
                Rectangle touched = bounds.intersection(visible.bounds());
                painted += (long) (touched.width() * touched.height());
            }
        }
        while (!stack.isEmpty()) {
            leave();
        }
        return painted;
    }

    private boolean holds(GroupNode node) {
        return node.depth() < stack.size() && stack.get(node.depth()).node == node;
    }

    private static GroupNode parent(GroupNode node) {
        GroupNode parent = node.parent();
        return parent == null ? node : parent;
    }

    private State<T> enter(GroupNode node, State<T> outer) {
        Group group = node.group();
        return switch (group) {
            case null -> outer;
            case Group.Clip(var shape) -> new State<>(node, outer.canvas, outer.transform,
                    outer.clip.intersect(shape, outer.transform, rasterizer), outer.layers, false);
            case Group.Transformed(Transform transform) -> new State<>(node, outer.canvas,
                    outer.transform.multiply(transform),
                    transform.isInvertible() ? outer.clip : outer.clip.intersect(Rectangle.EMPTY), outer.layers, false);
            case Group.Scrolled(double left, double top) -> new State<>(node, outer.canvas,
                    outer.transform.multiply(Transform.translation(-left, -top)), outer.clip, outer.layers, false);
            case Group.Layer layer -> layer(node, layer, outer);
        };
    }

    private State<T> layer(GroupNode node, Group.Layer layer, State<T> outer) {
        if (outer.layers == MOST_LAYERS || outer.clip.isEmpty()) {
            return new State<>(node, outer.canvas, outer.transform, outer.clip, outer.layers, false);
        }
        Rectangle content = base.mapBounds(node.contentBounds()).enclosingPixels();
        Rectangle needed = Filtering.sourceBounds(layer, outer.transform, outer.clip.bounds());
        Rectangle bounds = content.intersection(needed);
        return new State<>(node, openLayer(bounds), outer.transform, Clip.of(bounds), outer.layers + 1, true);
    }

    private void leave() {
        State<T> inner = stack.removeLast();
        if (inner.layer && inner.node.group() instanceof Group.Layer layer) {
            State<T> outer = stack.getLast();
            closeLayer(inner.canvas, layer, inner.transform, outer.canvas, outer.clip);
        }
    }
}
