package dev.frameloop.dom.tree;

import dev.frameloop.dom.script.DOMException;

import org.jspecify.annotations.Nullable;

/// Which node may stand where.
///
/// @see <a href="https://dom.spec.whatwg.org/#concept-node-ensure-pre-insertion-validity">DOM: ensure pre-insert validity</a>
final class Validity {
    private Validity() {}

    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-ensure-pre-insertion-validity">DOM: ensure pre-insert validity</a>
    static void ensurePreInsertValidity(Node node, Node parent, @Nullable Node child) {
        // 1.-5. What holds for every parent.
        ensureCommonValidity(node, parent, child);
        // 6. What holds for a document.
        if (!(parent instanceof Document document)) {
            return;
        }
        switch (node) {
            case DocumentFragment fragment -> {
                int elements = countElementsAndRefuseText(fragment);
                if (elements > 1
                        || elements == 1 && (document.documentElement() != null || child instanceof DocumentType
                                || doctypeFollows(child))) {
                    throw hierarchy("A document has one element only, behind its doctype.");
                }
            }
            case Element _ -> {
                if (document.documentElement() != null || child instanceof DocumentType || doctypeFollows(child)) {
                    throw hierarchy("A document has one element only, behind its doctype.");
                }
            }
            case DocumentType _ -> {
                if (document.doctype() != null || child != null && elementPrecedes(child)
                        || child == null && document.documentElement() != null) {
                    throw hierarchy("A document has one doctype only, before its element.");
                }
            }
            default -> {
            }
        }
    }

    /// The checks of replacing, which look past the child that goes.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-replace">DOM: replace, steps 1 to 6</a>
    static void ensureReplaceValidity(Node child, Node node, Node parent) {
        // 1.-5. What holds for every parent.
        ensureCommonValidity(node, parent, child);
        // 6. What holds for a document.
        if (!(parent instanceof Document document)) {
            return;
        }
        switch (node) {
            case DocumentFragment fragment -> {
                int elements = countElementsAndRefuseText(fragment);
                if (elements > 1 || elements == 1 && (hasOtherElement(document, child) || doctypeFollows(child))) {
                    throw hierarchy("A document has one element only, behind its doctype.");
                }
            }
            case Element _ -> {
                if (hasOtherElement(document, child) || doctypeFollows(child)) {
                    throw hierarchy("A document has one element only, behind its doctype.");
                }
            }
            case DocumentType _ -> {
                DocumentType doctype = document.doctype();
                if (doctype != null && doctype != child || elementPrecedes(child)) {
                    throw hierarchy("A document has one doctype only, before its element.");
                }
            }
            default -> {
            }
        }
    }

    /// @see <a href="https://dom.spec.whatwg.org/#move">DOM: move, steps 1 to 6</a>
    static void ensureMoveValidity(Node node, ParentNode newParent, @Nullable Node child) {
        // 1. Within one shadow-including tree only.
        if (newParent.shadowIncludingRoot() != node.shadowIncludingRoot()) {
            throw hierarchy("A node can be moved only within its own tree.");
        }
        // 2. Not into itself.
        if (isHostIncludingInclusiveAncestor(node, newParent)) {
            throw hierarchy("A node cannot be moved into itself or its descendant.");
        }
        // 3. The place must be here.
        ensureChild(child, newParent);
        // 4.-5. Elements and character data only, and no text into a document.
        if (!(node instanceof Element || node instanceof CharacterData)
                || node instanceof Text && newParent instanceof Document) {
            throw hierarchy("A node of this kind cannot be moved here.");
        }
        // 6. A document keeps one element, behind its doctype.
        if (newParent instanceof Document document && node instanceof Element
                && (document.documentElement() != null || child instanceof DocumentType || doctypeFollows(child))) {
            throw hierarchy("A document has one element only, behind its doctype.");
        }
    }

    private static void ensureCommonValidity(Node node, Node parent, @Nullable Node child) {
        // 1. Only some nodes have children.
        if (!(parent instanceof ParentNode)) {
            throw hierarchy("A node of this kind has no children.");
        }
        // 2. No node into itself.
        if (isHostIncludingInclusiveAncestor(node, parent)) {
            throw hierarchy("The new child contains the parent.");
        }
        // 3. The place must be here.
        ensureChild(child, parent);
        // 4. Only some nodes are children.
        boolean insertable = switch (node) {
            case DocumentFragment fragment -> !fragment.isShadowRoot();
            case DocumentType _,Element _,CharacterData _ -> true;
            default -> false;
        };
        if (!insertable) {
            throw hierarchy("A node of this kind cannot be a child.");
        }
        // 5. No text in a document, no doctype elsewhere.
        if (node instanceof Text && parent instanceof Document
                || node instanceof DocumentType && !(parent instanceof Document)) {
            throw hierarchy("A node of this kind cannot be a child of this one.");
        }
    }

    /// @see <a href="https://dom.spec.whatwg.org/#concept-tree-host-including-inclusive-ancestor">DOM: host-including inclusive ancestor</a>
    private static boolean isHostIncludingInclusiveAncestor(Node node, Node other) {
        if (node == other) {
            return true;
        }
        Node at = other;
        while (at != null) {
            if (at == node) {
                return true;
            }
            at = at.parent == null && at instanceof DocumentFragment fragment ? fragment.host() : at.parent;
        }
        return false;
    }

    private static void ensureChild(@Nullable Node child, Node parent) {
        if (child != null && child.parent != parent) {
            throw new DOMException("NotFoundError", "The node before which to insert is not a child of this node.");
        }
    }

    private static int countElementsAndRefuseText(DocumentFragment fragment) {
        int elements = 0;
        for (Node node = fragment.firstChild; node != null; node = node.nextSibling) {
            if (node instanceof Text) {
                throw hierarchy("A document has no text of its own.");
            }
            if (node instanceof Element) {
                elements++;
            }
        }
        return elements;
    }

    private static boolean hasOtherElement(Document document, Node child) {
        Element element = document.documentElement();
        return element != null && element != child;
    }

    private static boolean doctypeFollows(@Nullable Node child) {
        for (Node node = child == null ? null : child.nextSibling; node != null; node = node.nextSibling) {
            if (node instanceof DocumentType) {
                return true;
            }
        }
        return false;
    }

    private static boolean elementPrecedes(Node child) {
        for (Node node = child.previousSibling; node != null; node = node.previousSibling) {
            if (node instanceof Element) {
                return true;
            }
        }
        return false;
    }

    private static DOMException hierarchy(String message) {
        return new DOMException("HierarchyRequestError", message);
    }
}
