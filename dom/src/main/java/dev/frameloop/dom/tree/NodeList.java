package dev.frameloop.dom.tree;

import dev.frameloop.dom.script.PlatformObject;
import org.jspecify.annotations.Nullable;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/// A list of nodes, live or static.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-nodelist">DOM: interface NodeList</a>
public abstract class NodeList extends PlatformObject implements Iterable<Node> {
    /// The number of nodes.
    public abstract long length();

    /// The node at this place, or null.
    public abstract @Nullable Node item(long index);

    /// A static list.
    public static NodeList of(List<? extends Node> nodes) {
        return new NodeList() {
            @Override
            public long length() {
                return nodes.size();
            }

            @Override
            public @Nullable Node item(long index) {
                return index >= 0 && index < nodes.size() ? nodes.get((int) index) : null;
            }
        };
    }

    @Override
    public Iterator<Node> iterator() {
        return new Iterator<>() {
            private long at;

            @Override
            public boolean hasNext() {
                return item(at) != null;
            }

            @Override
            public Node next() {
                Node node = item(at++);
                if (node == null) {
                    throw new NoSuchElementException();
                }
                return node;
            }
        };
    }
}
