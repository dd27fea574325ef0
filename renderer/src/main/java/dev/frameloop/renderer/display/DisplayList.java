package dev.frameloop.renderer.display;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;

/// Immutable paint operations, from the lowest to the topmost.
public final class DisplayList {
    /// Nothing to paint.
    public static final DisplayList EMPTY = builder().build();

    private final PaintOperation[] operations;
    private final GroupNode[] groups;
    private final Rectangle[] bounds;

    private DisplayList(PaintOperation[] operations, GroupNode[] groups, Rectangle[] bounds) {
        this.operations = operations;
        this.groups = groups;
        this.bounds = bounds;
    }

    /// Starts a list.
    public static Builder builder() {
        return new Builder();
    }

    /// The number of operations.
    public int size() {
        return operations.length;
    }

    /// An operation.
    ///
    /// @param index from 0, the lowest, to below [#size()]
    public PaintOperation operation(int index) {
        return operations[index];
    }

    /// The group in which an operation stands.
    public GroupNode group(int index) {
        return groups[index];
    }

    /// All that an operation can touch, in the list's coordinates, after clips and filters.
    public Rectangle bounds(int index) {
        return bounds[index];
    }

    /// What must be painted anew after this list has taken the place of an earlier one.
    public Damage damageSince(DisplayList earlier) {
        return Damage.between(earlier, this);
    }

    boolean sameOperation(int index, DisplayList other, int otherIndex) {
        PaintOperation a = operations[index];
        PaintOperation b = other.operations[otherIndex];
        return (a == b || a.equals(b)) && groups[index].sameAs(other.groups[otherIndex]);
    }

    /// Collects operations in painting order.
    public static final class Builder {
        private PaintOperation[] operations = new PaintOperation[64];
        private GroupNode[] groups = new GroupNode[64];
        private Rectangle[] bounds = new Rectangle[64];
        private int size;
        private GroupNode current = GroupNode.root();

        private Builder() {}

        /// Opens a group within the current one.
        public Builder push(Group group) {
            current = current.child(group);
            return this;
        }

        /// Closes the innermost open group.
        ///
        /// @throws IllegalStateException where none is open
        public Builder pop() {
            GroupNode parent = current.parent();
            if (parent == null) {
                throw new IllegalStateException("pop() needs an open group");
            }
            current = parent;
            return this;
        }

        /// Makes a group the innermost open one, whatever was open before: content of one group may come in several pieces.
        ///
        /// @param group one that this builder has made
        public Builder within(GroupNode group) {
            current = group;
            return this;
        }

        /// The innermost open group.
        public GroupNode current() {
            return current;
        }

        /// Adds an operation to the innermost open group; one that can touch nothing is left out.
        public Builder add(PaintOperation operation) {
            Rectangle visual = current.visualBounds(operation.bounds());
            if (visual.isEmpty()) {
                return this;
            }
            if (size == operations.length) {
                operations = Arrays.copyOf(operations, 2 * size);
                groups = Arrays.copyOf(groups, 2 * size);
                bounds = Arrays.copyOf(bounds, 2 * size);
            }
            operations[size] = operation;
            groups[size] = current;
            bounds[size++] = visual;
            return this;
        }

        /// Adds all of another list to the innermost open group.
        public Builder append(DisplayList other) {
            Map<GroupNode, GroupNode> copies = new IdentityHashMap<>();
            GroupNode outside = current;
            for (int i = 0; i < other.size(); i++) {
                current = copy(other.group(i), outside, copies);
                add(other.operation(i));
            }
            current = outside;
            return this;
        }

        private static GroupNode copy(GroupNode node, GroupNode outside, Map<GroupNode, GroupNode> copies) {
            Deque<GroupNode> missing = new ArrayDeque<>();
            GroupNode up = node;
            while (up.parent() != null && !copies.containsKey(up)) {
                missing.push(up);
                up = up.parent();
            }
            GroupNode copied = copies.getOrDefault(up, outside);
            for (GroupNode inner : missing) {
                copied = inner.group() == null ? copied : copied.child(inner.group());
                copies.put(inner, copied);
            }
            return copied;
        }

        /// The list; groups that are still open are closed.
        public DisplayList build() {
            return new DisplayList(Arrays.copyOf(operations, size), Arrays.copyOf(groups, size),
                    Arrays.copyOf(bounds, size));
        }
    }
}
