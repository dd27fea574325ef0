package dev.frameloop.dom.tree;

import org.jspecify.annotations.Nullable;

/// Splitting and joining texts.
final class TextAlgorithms {
    private TextAlgorithms() {}

    /// @see <a href="https://dom.spec.whatwg.org/#concept-text-split">DOM: split a text node</a>
    static Text split(Text node, int offset) {
        // 1.-5. The new text has the rest; the caller has checked the offset.
        String rest = node.data().substring(offset);
        Text newNode = node instanceof CDATASection
                ? new CDATASection(node.nodeDocument(), rest)
                : new Text(node.nodeDocument(), rest);
        // 6.-7. It comes right behind, and live ranges in the rest move over.
        if (node.parent instanceof ParentNode parent) {
            Mutations.insert(newNode, parent, node.nextSibling, false);
            for (TreeObserver observer : node.nodeDocument().treeObservers()) {
                observer.textSplit(node, offset, newNode);
            }
        }
        // 8.-9. The old one keeps what is before.
        node.replace(offset, node.nodeLength() - offset, "");
        return newNode;
    }

    /// @see <a href="https://dom.spec.whatwg.org/#dom-node-normalize">DOM: normalize</a>
    static void normalize(Node root) {
        Node next = root.firstChild;
        while (next != null) {
            Node node = next;
            Text text = exclusiveText(node);
            if (text == null) {
                next = node.following(root);
                continue;
            }
            next = node.followingSkippingChildren(root);
            // 1.-2. An empty text goes.
            if (text.data().isEmpty()) {
                Mutations.remove(node);
                continue;
            }
            // 3.-4. The data of all texts right behind it is added in one go.
            int length = text.nodeLength();
            String added = followingData(text);
            if (!added.isEmpty()) {
                text.replace(length, 0, added);
            }
            // 5.-6. Live ranges in those move over.
            for (Text other = exclusiveText(text.nextSibling); other != null; other = exclusiveText(
                    other.nextSibling)) {
                for (TreeObserver observer : text.nodeDocument().treeObservers()) {
                    observer.textJoined(text, length, other);
                }
                length += other.nodeLength();
            }
            // 7. They go.
            for (Text other = exclusiveText(text.nextSibling); other != null; other = exclusiveText(text.nextSibling)) {
                Mutations.remove(other);
            }
            next = text.followingSkippingChildren(root);
        }
    }

    private static String followingData(Text text) {
        StringBuilder data = new StringBuilder();
        for (Text other = exclusiveText(text.nextSibling); other != null; other = exclusiveText(other.nextSibling)) {
            data.append(other.data());
        }
        return data.toString();
    }

    /// @see <a href="https://dom.spec.whatwg.org/#exclusive-text-node">DOM: exclusive Text node</a>
    private static @Nullable Text exclusiveText(@Nullable Node node) {
        return node instanceof Text text && !(node instanceof CDATASection) ? text : null;
    }
}
