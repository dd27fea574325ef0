package dev.frameloop.dom.range;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.tree.CharacterData;
import dev.frameloop.dom.tree.Comment;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.DocumentFragment;
import dev.frameloop.dom.tree.DocumentType;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Markup;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.ParentNode;
import dev.frameloop.dom.tree.ProcessingInstruction;
import dev.frameloop.dom.tree.Text;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// What ranges do with their contents: delete, extract, clone, insert, surround, parse, read.
///
/// The standard's algorithms call themselves for partly contained children; here those are visited from the top down, so that no
/// depth is too deep. The results are the same.
final class RangeContents {
    private RangeContents() {}

    /// The first node in tree order that starts behind a point.
    private static @Nullable Node firstNodeAfter(BoundaryPoint point) {
        Node child = point.childAfter();
        return child != null ? child : point.node().followingSkippingChildren(null);
    }

    /// The topmost nodes that are wholly in a range, in tree order.
    private static List<Node> topmostContained(BoundaryPoint start, BoundaryPoint end) {
        List<Node> contained = new ArrayList<>();
        Set<Node> inclusiveAncestorsOfEnd = new HashSet<>();
        for (Node node = end.node(); node != null; node = node.parentNode()) {
            inclusiveAncestorsOfEnd.add(node);
        }
        Node stop = firstNodeAfter(end);
        Node node = firstNodeAfter(start);
        while (node != null && node != stop) {
            if (inclusiveAncestorsOfEnd.contains(node)) {
                node = node.following(null);
            } else {
                contained.add(node);
                node = node.followingSkippingChildren(null);
            }
        }
        return contained;
    }

    /// Where a range collapses to once its contents are gone.
    private static BoundaryPoint afterRemoval(BoundaryPoint start, BoundaryPoint end) {
        Node reference = start.node();
        if (reference.contains(end.node())) {
            return start;
        }
        for (Node parent = reference.parentNode(); parent != null; parent = reference.parentNode()) {
            if (parent.contains(end.node())) {
                return new BoundaryPoint(parent, reference.index() + 1);
            }
            reference = parent;
        }
        throw new IllegalStateException("a range is in one tree");
    }

    /// @see <a href="https://dom.spec.whatwg.org/#dom-range-deletecontents">DOM: deleteContents()</a>
    static void delete(Range range) {
        // 1. - 2. Nothing to do for nothing.
        if (range.collapsed()) {
            return;
        }
        BoundaryPoint start = range.start;
        BoundaryPoint end = range.end;
        // 3. Within data it is a replacement.
        if (start.node() == end.node() && start.node() instanceof CharacterData data) {
            data.replaceData(start.offset(), end.offset() - start.offset(), "");
            return;
        }
        // 4. - 6. What goes, and where the range is afterwards.
        List<Node> nodesToRemove = topmostContained(start, end);
        BoundaryPoint collapsed = afterRemoval(start, end);
        // 7. - 9. The end of the first text, the nodes, the beginning of the last text.
        if (start.node() instanceof CharacterData data) {
            data.replaceData(start.offset(), data.nodeLength() - start.offset(), "");
        }
        for (Node node : nodesToRemove) {
            Node parent = node.parentNode();
            if (parent != null) {
                parent.removeChild(node);
            }
        }
        if (end.node() instanceof CharacterData data) {
            data.replaceData(0, end.offset(), "");
        }
        // 10. Collapse.
        range.set(collapsed, collapsed);
    }

    /// @param extract whether the contents are taken out, else copied
    /// @see <a href="https://dom.spec.whatwg.org/#concept-range-extract">DOM: extract</a>
    /// @see <a href="https://dom.spec.whatwg.org/#concept-range-clone">DOM: clone the contents</a>
    static DocumentFragment take(Range range, boolean extract) {
        // 1. - 3. A fragment.
        BoundaryPoint start = range.start;
        BoundaryPoint end = range.end;
        DocumentFragment fragment = start.node().nodeDocument().createDocumentFragment();
        if (range.collapsed()) {
            return fragment;
        }
        // 4. Within data it is a piece of that.
        if (start.node() == end.node() && start.node() instanceof CharacterData data) {
            fragment.appendChild(piece(data, start.offset(), end.offset(), extract));
            return fragment;
        }
        // 5. - 14. What is in the range, in part or wholly.
        Node common = range.commonAncestorContainer();
        Node first = start.node() == common ? null : childTowards(common, start.node());
        Node last = end.node() == common ? null : childTowards(common, end.node());
        List<Node> contained = children(first == null ? start.childAfter() : first.nextSibling(),
                last == null ? end.childAfter() : last);
        if (contained.stream().anyMatch(DocumentType.class::isInstance)) {
            throw new DOMException("HierarchyRequestError", "A doctype cannot be put into a fragment.");
        }
        BoundaryPoint collapsed = extract ? afterRemoval(start, end) : start;
        // 15. - 19. The first child in part, those in the middle wholly, the last one in part.
        if (first != null) {
            takeEndOf(first, start, fragment, extract);
        }
        for (Node child : contained) {
            fragment.appendChild(extract ? child : child.cloneNode(true));
        }
        if (last != null) {
            takeBeginningOf(last, end, fragment, extract);
        }
        // 20. - 21. Collapse.
        if (extract) {
            range.set(collapsed, collapsed);
        }
        return fragment;
    }

    /// A copy of some data with a part of it, which is cut out if asked for.
    private static Node piece(CharacterData data, int from, int to, boolean cut) {
        CharacterData clone = (CharacterData) data.cloneNode(false);
        clone.setData(data.substringData(from, to - from));
        if (cut) {
            data.replaceData(from, to - from, "");
        }
        return clone;
    }

    private static Node childTowards(Node ancestor, Node descendant) {
        Node child = descendant;
        for (Node parent = child.parentNode(); parent != null && parent != ancestor; parent = child.parentNode()) {
            child = parent;
        }
        return child;
    }

    private static List<Node> children(@Nullable Node from, @Nullable Node to) {
        List<Node> children = new ArrayList<>();
        for (Node child = from; child != null && child != to; child = child.nextSibling()) {
            children.add(child);
        }
        return children;
    }

    /// The nodes from an ancestor down to a node, both included.
    private static List<Node> pathDown(Node ancestor, Node node) {
        List<Node> path = new ArrayList<>();
        for (Node one = node; one != null; one = one.parentNode()) {
            path.add(one);
            if (one == ancestor) {
                break;
            }
        }
        return path.reversed();
    }

    /// Takes of a partly contained child what is behind the start of the range.
    private static void takeEndOf(Node child, BoundaryPoint start, ParentNode into, boolean extract) {
        ParentNode output = into;
        List<Node> path = pathDown(child, start.node());
        for (int i = 0; i < path.size(); i++) {
            Node node = path.get(i);
            boolean isLast = i == path.size() - 1;
            Node clone = isLast && node instanceof CharacterData data
                    ? piece(data, start.offset(), data.nodeLength(), extract)
                    : node.cloneNode(false);
            output.insertBefore(clone, i == 0 ? null : output.firstChild());
            if (clone instanceof ParentNode next) {
                for (Node one : children(isLast ? start.childAfter() : path.get(i + 1).nextSibling(), null)) {
                    next.appendChild(extract ? one : one.cloneNode(true));
                }
                output = next;
            }
        }
    }

    /// Takes of a partly contained child what is before the end of the range.
    private static void takeBeginningOf(Node child, BoundaryPoint end, ParentNode into, boolean extract) {
        ParentNode output = into;
        List<Node> path = pathDown(child, end.node());
        for (int i = 0; i < path.size(); i++) {
            Node node = path.get(i);
            boolean isLast = i == path.size() - 1;
            Node clone = isLast && node instanceof CharacterData data
                    ? piece(data, 0, end.offset(), extract)
                    : node.cloneNode(false);
            output.appendChild(clone);
            if (clone instanceof ParentNode next) {
                for (Node one : children(node.firstChild(), isLast ? end.childAfter() : path.get(i + 1))) {
                    next.appendChild(extract ? one : one.cloneNode(true));
                }
                output = next;
            }
        }
    }

    /// @see <a href="https://dom.spec.whatwg.org/#concept-range-insert">DOM: insert a node into a range</a>
    static void insert(Range range, Node node) {
        // 1. Not everything has room for a node.
        Node startNode = range.start.node();
        if (startNode instanceof ProcessingInstruction || startNode instanceof Comment
                || startNode instanceof Text && startNode.parentNode() == null || startNode == node) {
            throw new DOMException("HierarchyRequestError", "The node cannot be inserted where the range starts.");
        }
        // 2. - 6. Where it goes; it must be allowed there.
        Node reference = startNode instanceof Text ? startNode : range.start.childAfter();
        Node parent = reference == null ? startNode : reference.parentNode();
        if (!(parent instanceof ParentNode into)) {
            throw new DOMException("HierarchyRequestError", "The node cannot be inserted where the range starts.");
        }
        into.ensurePreInsertValidity(node, reference);
        // 7. - 9. A text is split; the node leaves where it was.
        if (startNode instanceof Text text) {
            reference = text.splitText(range.start.offset());
        }
        if (node == reference) {
            reference = reference.nextSibling();
        }
        if (node.parentNode() != null) {
            node.parentNode().removeChild(node);
        }
        // 10. - 12. Insert; an empty range then holds it.
        int newOffset = (reference == null ? parent.nodeLength() : reference.index())
                + (node instanceof DocumentFragment ? node.nodeLength() : 1);
        into.insertBefore(node, reference);
        if (range.collapsed()) {
            range.set(range.start, new BoundaryPoint(parent, newOffset));
        }
    }

    /// @see <a href="https://dom.spec.whatwg.org/#dom-range-surroundcontents">DOM: surroundContents()</a>
    static void surround(Range range, Node newParent) {
        // 1. Only texts may be in the range in part.
        Node common = range.commonAncestorContainer();
        if (hasPartlyContainedNonText(common, range.start.node())
                || hasPartlyContainedNonText(common, range.end.node())) {
            throw new DOMException("InvalidStateError", "A node that is no text is partly in the range.");
        }
        // 2. Not everything can be a parent.
        if (newParent instanceof Document || newParent instanceof DocumentType
                || newParent instanceof DocumentFragment) {
            throw new DOMException("InvalidNodeTypeError", "The new parent cannot be a document, doctype or fragment.");
        }
        // 3. - 7. Take the contents out, put the parent there, and the contents into it.
        DocumentFragment fragment = take(range, true);
        if (newParent instanceof ParentNode parent && parent.firstChild() != null) {
            parent.replaceChildren();
        }
        insert(range, newParent);
        newParent.appendChild(fragment);
        range.selectNode(newParent);
    }

    private static boolean hasPartlyContainedNonText(Node common, Node container) {
        return container != common && !(container instanceof Text && container.parentNode() == common);
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-range-createcontextualfragment">HTML: createContextualFragment()</a>
    static DocumentFragment parse(Range range, String markup) {
        // 1. - 5. The element whose contents it would be; a body in the place of the root.
        Node node = range.start.node();
        Element element = node instanceof Element given ? given : node.parentElement();
        if (element == null || element.isHtml("html") && element.nodeDocument().isHtmlDocument()) {
            element = node.nodeDocument().createHtmlElement("body");
        }
        // 6. - 8. Parse; scripts in it may run.
        return Markup.get().parseRunnableFragment(element, markup);
    }

    /// @see <a href="https://dom.spec.whatwg.org/#dom-range-stringifier">DOM: Range's stringification behaviour</a>
    static String text(Range range) {
        BoundaryPoint start = range.start;
        BoundaryPoint end = range.end;
        // 2. Within a text a part of it.
        if (start.node() == end.node() && start.node() instanceof Text text) {
            return text.data().substring(start.offset(), end.offset());
        }
        // 3. - 5. Otherwise the end of the first, all between, the beginning of the last.
        StringBuilder result = new StringBuilder();
        if (start.node() instanceof Text text) {
            result.append(text.data(), start.offset(), text.nodeLength());
        }
        Node stop = firstNodeAfter(end);
        for (Node node = firstNodeAfter(start); node != null && node != stop; node = node.following(null)) {
            if (node instanceof Text text && node != end.node()) {
                result.append(text.data());
            }
        }
        if (end.node() instanceof Text text) {
            result.append(text.data(), 0, end.offset());
        }
        return result.toString();
    }
}
