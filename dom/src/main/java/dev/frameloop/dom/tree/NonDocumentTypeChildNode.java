package dev.frameloop.dom.tree;

import org.jspecify.annotations.Nullable;

/// A node that knows its sibling elements.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-nondocumenttypechildnode">DOM: mixin NonDocumentTypeChildNode</a>
public sealed interface NonDocumentTypeChildNode permits Element, CharacterData {
    /// The nearest sibling element before this node, or null.
    default @Nullable Element previousElementSibling() {
        Node node = ((Node) this).previousSibling;
        while (node != null && !(node instanceof Element)) {
            node = node.previousSibling;
        }
        return (Element) node;
    }

    /// The nearest sibling element behind this node, or null.
    default @Nullable Element nextElementSibling() {
        Node node = ((Node) this).nextSibling;
        while (node != null && !(node instanceof Element)) {
            node = node.nextSibling;
        }
        return (Element) node;
    }
}
