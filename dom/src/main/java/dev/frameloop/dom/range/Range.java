package dev.frameloop.dom.range;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.DocumentFragment;
import dev.frameloop.dom.tree.DocumentType;
import dev.frameloop.dom.tree.Node;
import org.jspecify.annotations.Nullable;

/// A range that follows changes of the tree.
///
/// What it does with its contents is in {@link RangeContents}.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-range">DOM: Range</a>
public final class Range extends AbstractRange {
    /// Compares this range's start with the other's.
    public static final int START_TO_START = 0;
    /// Compares this range's end with the other's start.
    public static final int START_TO_END = 1;
    /// Compares this range's end with the other's.
    public static final int END_TO_END = 2;
    /// Compares this range's start with the other's end.
    public static final int END_TO_START = 3;

    private LiveRanges registry;
    /// The selection that shows this range, or null.
    @Nullable
    Selection selection;

    /// A range at the beginning of a document.
    public Range(Document document) {
        this(new BoundaryPoint(document, 0), new BoundaryPoint(document, 0));
    }

    /// `new Range()`: a range at the beginning of the realm's document.
    public Range(Realm realm) {
        this(Document.associatedWith(realm));
    }

    Range(BoundaryPoint start, BoundaryPoint end) {
        super(start, end);
        registry = LiveRanges.of(start.node().nodeDocument());
        registry.add(this);
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return start.node().relevantRealm();
    }

    /// The deepest node that holds both ends.
    public Node commonAncestorContainer() {
        Node container = start.node();
        while (!container.contains(end.node())) {
            Node parent = container.parentNode();
            if (parent == null) {
                throw new IllegalStateException("a range is in one tree");
            }
            container = parent;
        }
        return container;
    }

    Node root() {
        return start.node().root();
    }

    /// @throws DOMException `InvalidNodeTypeError` in a doctype, `IndexSizeError` behind the end of the node
    static BoundaryPoint checkedPoint(Node node, long offset) {
        if (node instanceof DocumentType) {
            throw new DOMException("InvalidNodeTypeError", "A range cannot start or end in a doctype.");
        }
        if (offset < 0 || offset > node.nodeLength()) {
            throw new DOMException("IndexSizeError",
                    "The offset " + offset + " is larger than the node's length " + node.nodeLength() + ".");
        }
        return new BoundaryPoint(node, (int) offset);
    }

    private static Node parentOf(Node node) {
        Node parent = node.parentNode();
        if (parent == null) {
            throw new DOMException("InvalidNodeTypeError", "The node has no parent.");
        }
        return parent;
    }

    /// Sets both ends at once, known to be valid.
    void set(BoundaryPoint newStart, BoundaryPoint newEnd) {
        start = newStart;
        end = newEnd;
        LiveRanges wanted = LiveRanges.of(newStart.node().nodeDocument());
        if (wanted != registry) {
            registry.remove(this);
            registry = wanted;
            wanted.add(this);
        }
        if (selection != null) {
            selection.rangeChanged(this);
        }
    }

    /// Lets it start there; the end comes along if it would be before, or in another tree.
    ///
    /// @throws DOMException `InvalidNodeTypeError`, `IndexSizeError`
    /// @see <a href="https://dom.spec.whatwg.org/#concept-range-bp-set">DOM: set the start</a>
    public void setStart(Node node, long offset) {
        BoundaryPoint point = checkedPoint(node, offset);
        boolean endComesAlong = root() != node.root() || point.compareTo(end) > 0;
        set(point, endComesAlong ? point : end);
    }

    /// Lets it end there; the start comes along if it would be behind, or in another tree.
    ///
    /// @throws DOMException `InvalidNodeTypeError`, `IndexSizeError`
    /// @see <a href="https://dom.spec.whatwg.org/#concept-range-bp-set">DOM: set the end</a>
    public void setEnd(Node node, long offset) {
        BoundaryPoint point = checkedPoint(node, offset);
        boolean startComesAlong = root() != node.root() || point.compareTo(start) < 0;
        set(startComesAlong ? point : start, point);
    }

    /// Lets it start before a node.
    ///
    /// @throws DOMException `InvalidNodeTypeError` if the node has no parent
    public void setStartBefore(Node node) {
        setStart(parentOf(node), node.index());
    }

    /// Lets it start after a node.
    ///
    /// @throws DOMException `InvalidNodeTypeError` if the node has no parent
    public void setStartAfter(Node node) {
        setStart(parentOf(node), node.index() + 1);
    }

    /// Lets it end before a node.
    ///
    /// @throws DOMException `InvalidNodeTypeError` if the node has no parent
    public void setEndBefore(Node node) {
        setEnd(parentOf(node), node.index());
    }

    /// Lets it end after a node.
    ///
    /// @throws DOMException `InvalidNodeTypeError` if the node has no parent
    public void setEndAfter(Node node) {
        setEnd(parentOf(node), node.index() + 1);
    }

    /// Moves one end to the other.
    ///
    /// @param toStart whether the end goes to the start
    public void collapse(boolean toStart) {
        set(toStart ? start : end, toStart ? start : end);
    }

    /// Spans a node.
    ///
    /// @throws DOMException `InvalidNodeTypeError` if the node has no parent
    public void selectNode(Node node) {
        Node parent = parentOf(node);
        int index = node.index();
        set(new BoundaryPoint(parent, index), new BoundaryPoint(parent, index + 1));
    }

    /// Spans the contents of a node.
    ///
    /// @throws DOMException `InvalidNodeTypeError` for a doctype
    public void selectNodeContents(Node node) {
        BoundaryPoint first = checkedPoint(node, 0);
        set(first, new BoundaryPoint(node, node.nodeLength()));
    }

    /// Compares an end of this range with an end of another one: -1, 0 or 1.
    ///
    /// @param how one of the constants above
    /// @throws DOMException `NotSupportedError` for another number, `WrongDocumentError` for ranges in two trees
    public int compareBoundaryPoints(int how, Range sourceRange) {
        if (how < START_TO_START || how > END_TO_START) {
            throw new DOMException("NotSupportedError", "There is no way " + how + " to compare ranges.");
        }
        if (root() != sourceRange.root()) {
            throw new DOMException("WrongDocumentError", "The ranges are in different trees.");
        }
        BoundaryPoint mine = how == START_TO_START || how == END_TO_START ? start : end;
        BoundaryPoint other = how == START_TO_START || how == START_TO_END ? sourceRange.start : sourceRange.end;
        return Integer.signum(mine.compareTo(other));
    }

    /// Where a point is: -1 before this range, 0 in it, 1 behind it.
    ///
    /// @throws DOMException `WrongDocumentError`, `InvalidNodeTypeError`, `IndexSizeError`
    public int comparePoint(Node node, long offset) {
        if (node.root() != root()) {
            throw new DOMException("WrongDocumentError", "The node is in another tree.");
        }
        BoundaryPoint point = checkedPoint(node, offset);
        return point.compareTo(start) < 0 ? -1 : point.compareTo(end) > 0 ? 1 : 0;
    }

    /// Whether a point is in this range; false in another tree.
    ///
    /// @throws DOMException `InvalidNodeTypeError`, `IndexSizeError`
    public boolean isPointInRange(Node node, long offset) {
        return node.root() == root() && comparePoint(node, offset) == 0;
    }

    /// Whether any part of a node is in this range.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#dom-range-intersectsnode">DOM: intersectsNode()</a>
    public boolean intersectsNode(Node node) {
        if (node.root() != root()) {
            return false;
        }
        Node parent = node.parentNode();
        if (parent == null) {
            return true;
        }
        int offset = node.index();
        return new BoundaryPoint(parent, offset).compareTo(end) < 0
                && new BoundaryPoint(parent, offset + 1).compareTo(start) > 0;
    }

    /// Removes the contents.
    public void deleteContents() {
        RangeContents.delete(this);
    }

    /// Takes the contents out.
    ///
    /// @throws DOMException `HierarchyRequestError` if a doctype is among them
    public DocumentFragment extractContents() {
        return RangeContents.take(this, true);
    }

    /// Copies the contents.
    ///
    /// @throws DOMException `HierarchyRequestError` if a doctype is among them
    public DocumentFragment cloneContents() {
        return RangeContents.take(this, false);
    }

    /// Inserts a node at the start.
    ///
    /// @throws DOMException `HierarchyRequestError` where it cannot be
    public void insertNode(Node node) {
        RangeContents.insert(this, node);
    }

    /// Puts the contents into a node, and the node in their place.
    ///
    /// @throws DOMException `InvalidStateError` if a node that is no text is in this range in part,
    ///     `InvalidNodeTypeError` if the new parent is a document, doctype or fragment
    public void surroundContents(Node newParent) {
        RangeContents.surround(this, newParent);
    }

    /// What is parsed from markup, as contents of the node in which this range starts.
    ///
    /// @throws DOMException `SyntaxError` in an XML document
    public DocumentFragment createContextualFragment(String markup) {
        return RangeContents.parse(this, markup);
    }

    /// Another range with the same ends.
    public Range cloneRange() {
        return new Range(start, end);
    }

    /// Does nothing, as the standard says.
    public void detach() {}

    /// The text in this range.
    @Override
    public String toString() {
        return RangeContents.text(this);
    }
}
