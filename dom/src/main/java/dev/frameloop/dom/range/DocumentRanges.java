package dev.frameloop.dom.range;

import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Node;
import org.jspecify.annotations.Nullable;

/// The members of documents that make ranges, iterators and walkers.
public final class DocumentRanges {
    private DocumentRanges() {}

    /// A range at the beginning of the document.
    public static Range createRange(Document document) {
        return new Range(document);
    }

    /// An iterator over a node and its descendants.
    ///
    /// @param whatToShow types of nodes, as a sum of the constants of {@link NodeFilter}
    public static NodeIterator createNodeIterator(Document document, Node root, long whatToShow,
            @Nullable NodeFilter filter) {
        return new NodeIterator(root, whatToShow, filter);
    }

    /// A walker over the descendants of a node.
    ///
    /// @param whatToShow types of nodes, as a sum of the constants of {@link NodeFilter}
    public static TreeWalker createTreeWalker(Document document, Node root, long whatToShow,
            @Nullable NodeFilter filter) {
        return new TreeWalker(root, whatToShow, filter);
    }

    /// What is selected; null in a document that is not shown.
    public static @Nullable Selection getSelection(Document document) {
        return document.defaultView() == null ? null : Selection.of(document);
    }
}
