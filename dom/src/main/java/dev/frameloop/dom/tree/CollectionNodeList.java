package dev.frameloop.dom.tree;

import org.jspecify.annotations.Nullable;

/// A live list of nodes that shows a collection.
final class CollectionNodeList extends NodeList {
    private final HTMLCollection collection;

    CollectionNodeList(HTMLCollection collection) {
        this.collection = collection;
    }

    @Override
    public long length() {
        return collection.length();
    }

    @Override
    public @Nullable Node item(long index) {
        return collection.item(index);
    }
}
