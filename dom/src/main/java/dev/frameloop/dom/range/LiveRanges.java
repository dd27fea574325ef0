package dev.frameloop.dom.range;

import dev.frameloop.dom.tree.CharacterData;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.Text;
import dev.frameloop.dom.tree.TreeObserver;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/// The live ranges and node iterators of one document, moved along when its trees change.
///
/// They are held weakly. A document gets this observer with its first range or iterator.
///
/// @see <a href="https://dom.spec.whatwg.org/#concept-live-range">DOM: live range</a>
final class LiveRanges implements TreeObserver {
    private final List<WeakReference<Range>> ranges = new ArrayList<>();
    private final List<WeakReference<NodeIterator>> iterators = new ArrayList<>();

    static LiveRanges of(Document document) {
        return document.treeObserver(LiveRanges.class, LiveRanges::new);
    }

    void add(Range range) {
        addTo(ranges, range);
    }

    void remove(Range range) {
        ranges.removeIf(reference -> reference.get() == range);
    }

    void add(NodeIterator iterator) {
        addTo(iterators, iterator);
    }

    private static <T> void addTo(List<WeakReference<T>> list, T object) {
        if (Integer.bitCount(list.size()) == 1) {
            list.removeIf(reference -> reference.get() == null);
        }
        list.add(new WeakReference<>(object));
    }

    private static <T> void forEach(List<WeakReference<T>> list, Consumer<T> action) {
        boolean stale = false;
        for (WeakReference<T> reference : list) {
            T object = reference.get();
            if (object != null) {
                action.accept(object);
            }
            stale |= object == null;
        }
        if (stale) {
            list.removeIf(reference -> reference.get() == null);
        }
    }

    /// Moves the boundary points of all ranges; most stay the same object.
    private void move(UnaryOperator<BoundaryPoint> mover) {
        forEach(ranges, range -> {
            range.start = mover.apply(range.start);
            range.end = mover.apply(range.end);
        });
    }

    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-insert">DOM: insert, step 5</a>
    @Override
    public void inserting(Node parent, Node child, int count) {
        LazyIndex index = new LazyIndex(child);
        move(point -> point.node() == parent && point.offset() > index.get()
                ? new BoundaryPoint(parent, point.offset() + count)
                : point);
    }

    /// @see <a href="https://dom.spec.whatwg.org/#live-range-pre-remove-steps">DOM: live range pre-remove steps</a>
    @Override
    public void removing(Node node) {
        Node parent = node.parentNode();
        if (parent == null) {
            return;
        }
        LazyIndex index = new LazyIndex(node);
        move(point -> {
            if (point.node() == parent) {
                return point.offset() > index.get() ? new BoundaryPoint(parent, point.offset() - 1) : point;
            }
            return node.contains(point.node()) ? new BoundaryPoint(parent, index.get()) : point;
        });
        forEach(iterators, iterator -> iterator.preRemove(node));
    }

    /// @see <a href="https://dom.spec.whatwg.org/#concept-cd-replace">DOM: replace data, steps 8 to 11</a>
    @Override
    public void dataReplaced(CharacterData node, int offset, int count, int newLength, String oldData) {
        move(point -> {
            if (point.node() != node || point.offset() <= offset) {
                return point;
            }
            return new BoundaryPoint(node,
                    point.offset() <= offset + count ? offset : point.offset() + newLength - count);
        });
    }

    /// @see <a href="https://dom.spec.whatwg.org/#concept-text-split">DOM: split a text node, step 7</a>
    @Override
    public void textSplit(Text node, int offset, Text newNode) {
        Node parent = node.parentNode();
        LazyIndex index = new LazyIndex(node);
        move(point -> {
            if (point.node() == node && point.offset() > offset) {
                return new BoundaryPoint(newNode, point.offset() - offset);
            }
            return point.node() == parent && point.offset() == index.get() + 1
                    ? new BoundaryPoint(parent, point.offset() + 1)
                    : point;
        });
    }

    /// @see <a href="https://dom.spec.whatwg.org/#dom-node-normalize">DOM: normalize, step 6</a>
    @Override
    public void textJoined(Text into, int length, Text node) {
        Node parent = node.parentNode();
        LazyIndex index = new LazyIndex(node);
        move(point -> {
            if (point.node() == node) {
                return new BoundaryPoint(into, point.offset() + length);
            }
            return point.node() == parent && point.offset() == index.get() ? new BoundaryPoint(into, length) : point;
        });
    }

    /// Hands ranges and iterators in a tree without a document's root over to the new document.
    @Override
    public void adopted(Node node, Document oldDocument) {
        List<Range> moved = new ArrayList<>();
        for (Iterator<WeakReference<Range>> it = ranges.iterator(); it.hasNext();) {
            Range range = it.next().get();
            if (range != null && of(range.start.node().nodeDocument()) != this) {
                moved.add(range);
                it.remove();
            }
        }
        moved.forEach(range -> of(range.start.node().nodeDocument()).add(range));
        List<NodeIterator> walking = new ArrayList<>();
        for (Iterator<WeakReference<NodeIterator>> it = iterators.iterator(); it.hasNext();) {
            NodeIterator iterator = it.next().get();
            if (iterator != null && of(iterator.root().nodeDocument()) != this) {
                walking.add(iterator);
                it.remove();
            }
        }
        walking.forEach(iterator -> of(iterator.root().nodeDocument()).add(iterator));
    }

    /// The index of a node among its siblings, counted only if somebody asks.
    private static final class LazyIndex {
        private final Node node;
        private int index = -1;

        LazyIndex(Node node) {
            this.node = node;
        }

        int get() {
            if (index < 0) {
                index = node.index();
            }
            return index;
        }
    }
}
