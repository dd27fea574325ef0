package dev.frameloop.dom.range;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.tree.Node;
import org.jspecify.annotations.Nullable;

/// What node iterators and tree walkers have in common.
///
/// @see <a href="https://dom.spec.whatwg.org/#traversal">DOM: traversal</a>
public abstract sealed class Filtered extends PlatformObject permits NodeIterator, TreeWalker {
    private final Node root;
    private final long whatToShow;
    private final @Nullable NodeFilter filter;
    private boolean active;

    Filtered(Node root, long whatToShow, @Nullable NodeFilter filter) {
        this.root = root;
        this.whatToShow = whatToShow;
        this.filter = filter;
    }

    @Override
    public final @Nullable Realm relevantRealm() {
        return root.relevantRealm();
    }

    /// The node below which it goes.
    public final Node root() {
        return root;
    }

    /// The types of nodes that it visits, as a sum of the constants of {@link NodeFilter}.
    public final long whatToShow() {
        return whatToShow;
    }

    /// The filter, or null.
    public final @Nullable NodeFilter filter() {
        return filter;
    }

    /// @throws DOMException `InvalidStateError` if the filter itself walks
    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-filter">DOM: filter a node</a>
    final int filter(Node node) {
        // 1. A filter must not use its own walker.
        if (active) {
            throw new DOMException("InvalidStateError", "The filter must not move what it filters for.");
        }
        // 2. - 3. The type of node.
        if ((whatToShow & 1L << node.nodeType() - 1) == 0) {
            return NodeFilter.FILTER_SKIP;
        }
        // 4. - 8. The filter.
        if (filter == null) {
            return NodeFilter.FILTER_ACCEPT;
        }
        active = true;
        try {
            return filter.acceptNode(node);
        } finally {
            active = false;
        }
    }
}
