package dev.frameloop.dom.tree;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// The live list of the children of one node. Its cache is filled only as far as it was asked for.
final class ChildNodeList extends NodeList {
    private final ParentNode parent;
    private final List<Node> known = new ArrayList<>();
    private int version = -1;

    ChildNodeList(ParentNode parent) {
        this.parent = parent;
    }

    @Override
    public long length() {
        return parent.childNodeCount();
    }

    @Override
    public @Nullable Node item(long index) {
        int count = parent.childNodeCount();
        if (index < 0 || index >= count) {
            return null;
        }
        if (index == 0) {
            return parent.firstChild;
        }
        if (index == count - 1) {
            return parent.lastChild;
        }
        if (version != parent.childListVersion()) {
            version = parent.childListVersion();
            known.clear();
        }
        Node next = known.isEmpty() ? parent.firstChild : known.getLast().nextSibling;
        for (; next != null && known.size() <= index; next = next.nextSibling) {
            known.add(next);
        }
        return known.get((int) index);
    }
}
