package dev.frameloop.renderer.display;

import org.jspecify.annotations.Nullable;

/// A node in a display list's tree of groups. The root has neither a group nor a parent.
public final class GroupNode {
    private final @Nullable GroupNode parent;
    private final @Nullable Group group;
    private final int depth;
    private final Transform toRoot;
    private final Rectangle clip;
    private final boolean filtered;
    private Rectangle contentBounds = Rectangle.EMPTY;

    private GroupNode(@Nullable GroupNode parent, @Nullable Group group, int depth, Transform toRoot, Rectangle clip,
            boolean filtered) {
        this.parent = parent;
        this.group = group;
        this.depth = depth;
        this.toRoot = toRoot;
        this.clip = clip;
        this.filtered = filtered;
    }

    static GroupNode root() {
        return new GroupNode(null, null, 0, Transform.IDENTITY, Rectangle.INFINITE, false);
    }

    GroupNode child(Group inner) {
        return switch (inner) {
            case Group.Clip(Shape shape) -> new GroupNode(this, inner, depth + 1, toRoot,
                    clip.intersection(toRoot.mapBounds(shape.bounds())), filtered);
            case Group.Layer layer -> new GroupNode(this, inner, depth + 1, toRoot, clip,
                    filtered || !layer.filters().isEmpty());
            case Group.Transformed(Transform transform) ->
                new GroupNode(this, inner, depth + 1, toRoot.multiply(transform),
                        clip, filtered);
            case Group.Scrolled(double left, double top) -> new GroupNode(this, inner, depth + 1,
                    toRoot.multiply(Transform.translation(-left, -top)), clip, filtered);
        };
    }

    /// The group around this one, or null for the root.
    public @Nullable GroupNode parent() {
        return parent;
    }

    /// What is done to the operations and groups in this node, or null for the root.
    public @Nullable Group group() {
        return group;
    }

    /// How many groups stand around this node's content: 0 for the root.
    public int depth() {
        return depth;
    }

    /// Whether content may show elsewhere than where it lies, because of filters further out.
    boolean isFiltered() {
        return filtered;
    }

    /// The map from this node's coordinates to the list's.
    public Transform toRoot() {
        return toRoot;
    }

    /// All that this node's operations can touch, in the list's coordinates, before filters further out are applied.
    public Rectangle contentBounds() {
        return contentBounds;
    }

    /// What a rectangle in this node's coordinates can touch, in the list's coordinates; grows content bounds on the way.
    Rectangle visualBounds(Rectangle bounds) {
        Rectangle r = toRoot.mapBounds(bounds);
        if (!filtered) {
            r = r.intersection(clip);
            for (GroupNode node = this; node != null && !node.contentBounds.contains(r); node = node.parent) {
                node.contentBounds = node.contentBounds.union(r);
            }
            return r;
        }
        for (GroupNode node = this; node != null; node = node.parent) {
            node.contentBounds = node.contentBounds.union(r);
            if (node.group instanceof Group.Layer layer) {
                r = layer.filters().isEmpty() ? r : filterBounds(layer, node.toRoot, r);
            } else if (node.group instanceof Group.Clip(Shape shape)) {
                r = r.intersection(node.toRoot.mapBounds(shape.bounds()));
            }
        }
        return r;
    }

    /// What the filters of a layer make of a rectangle in the list's coordinates.
    static Rectangle filterBounds(Group.Layer layer, Transform toRoot, Rectangle content) {
        if (!toRoot.isInvertible()) {
            return content;
        }
        Rectangle local = toRoot.invert().mapBounds(content);
        for (Filter filter : layer.filters()) {
            local = filter.mapBounds(local);
        }
        return toRoot.mapBounds(local);
    }

    /// Whether content of this node and of another list's would come out alike.
    boolean sameAs(GroupNode other) {
        GroupNode a = this;
        GroupNode b = other;
        while (a != b) {
            if (a == null || b == null || a.depth != b.depth || a.group == null || !a.group.equals(b.group)) {
                return a != null && b != null && a.depth == 0 && b.depth == 0;
            }
            a = a.parent;
            b = b.parent;
        }
        return true;
    }
}
