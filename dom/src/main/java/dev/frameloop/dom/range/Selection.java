package dev.frameloop.dom.range;

import dev.frameloop.dom.event.EventInit;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.ParentNode;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

/// What is selected in a document: one range at most, with a direction.
///
/// UNIMPLEMENTED: `modify` and `getComposedRanges`.
///
/// @see <a href="https://w3c.github.io/selection-api/#dom-selection">Selection API: Selection</a>
public final class Selection extends PlatformObject {
    private final Document document;
    private @Nullable Range range;
    private boolean backwards;
    private boolean selectionChangeScheduled;

    private Selection(Document document) {
        this.document = document;
    }

    /// The selection of a document, always the same one.
    public static Selection of(Document document) {
        return document.companion(Selection.class, () -> new Selection(document));
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return document.realm();
    }

    private @Nullable BoundaryPoint anchor() {
        return range == null ? null : backwards ? range.end : range.start;
    }

    private @Nullable BoundaryPoint focus() {
        return range == null ? null : backwards ? range.start : range.end;
    }

    /// The node in which the selection began, or null.
    public @Nullable Node anchorNode() {
        BoundaryPoint anchor = anchor();
        return anchor == null ? null : anchor.node();
    }

    /// Where in that node.
    public long anchorOffset() {
        BoundaryPoint anchor = anchor();
        return anchor == null ? 0 : anchor.offset();
    }

    /// The node to which the selection was extended, or null.
    public @Nullable Node focusNode() {
        BoundaryPoint focus = focus();
        return focus == null ? null : focus.node();
    }

    /// Where in that node.
    public long focusOffset() {
        BoundaryPoint focus = focus();
        return focus == null ? 0 : focus.offset();
    }

    /// Whether nothing or only a place is selected.
    public boolean isCollapsed() {
        return range == null || range.collapsed();
    }

    /// How many ranges there are: 0 or 1.
    public long rangeCount() {
        return range == null ? 0 : 1;
    }

    /// `"None"`, `"Caret"` or `"Range"`.
    public String type() {
        return range == null ? "None" : range.collapsed() ? "Caret" : "Range";
    }

    /// `"none"`, `"forward"` or `"backward"`.
    public String direction() {
        return isCollapsed() ? "none" : backwards ? "backward" : "forward";
    }

    /// The range.
    ///
    /// @throws DOMException `IndexSizeError` if the index is not 0, or there is none
    public Range getRangeAt(long index) {
        if (index != 0 || range == null) {
            throw new DOMException("IndexSizeError", "There is no range " + index + ".");
        }
        return range;
    }

    /// Selects a range of this document, unless something is selected.
    public void addRange(Range added) {
        if (added.root() == document && range == null) {
            select(added, false);
        }
    }

    /// Selects nothing, if this is the range.
    ///
    /// @throws DOMException `NotFoundError` if it is not
    public void removeRange(Range removed) {
        if (removed != range) {
            throw new DOMException("NotFoundError", "The range is not selected.");
        }
        select(null, false);
    }

    /// Selects nothing.
    public void removeAllRanges() {
        if (range != null) {
            select(null, false);
        }
    }

    /// As {@link #removeAllRanges}.
    public void empty() {
        removeAllRanges();
    }

    private void select(@Nullable Range newRange, boolean newBackwards) {
        if (range != null) {
            range.selection = null;
        }
        range = newRange;
        backwards = newBackwards;
        if (newRange != null) {
            newRange.selection = this;
        }
        scheduleSelectionChange();
    }

    void rangeChanged(Range changed) {
        if (changed == range) {
            scheduleSelectionChange();
        }
    }

    /// @see <a href="https://w3c.github.io/selection-api/#scheduling-selectionchange-event">Selection API: scheduling the selectionchange event</a>
    private void scheduleSelectionChange() {
        Realm realm = document.realm();
        if (selectionChangeScheduled || realm == null) {
            return;
        }
        selectionChangeScheduled = true;
        realm.global().queueGlobalTask(TaskSource.USER_INTERACTION, "selectionchange", () -> {
            selectionChangeScheduled = false;
            document.fire("selectionchange", EventInit.DEFAULT);
        });
    }

    /// Selects a place, or nothing for null.
    ///
    /// @throws DOMException `InvalidNodeTypeError`, `IndexSizeError`
    public void collapse(@Nullable Node node, long offset) {
        if (node == null) {
            removeAllRanges();
            return;
        }
        BoundaryPoint point = Range.checkedPoint(node, offset);
        if (node.root() == document) {
            select(new Range(point, point), false);
        }
    }

    /// As {@link #collapse}.
    ///
    /// @throws DOMException `InvalidNodeTypeError`, `IndexSizeError`
    public void setPosition(@Nullable Node node, long offset) {
        collapse(node, offset);
    }

    private Range existing() {
        if (range == null) {
            throw new DOMException("InvalidStateError", "Nothing is selected.");
        }
        return range;
    }

    /// Selects the place where the selection starts.
    ///
    /// @throws DOMException `InvalidStateError` if nothing is selected
    public void collapseToStart() {
        BoundaryPoint start = existing().start;
        select(new Range(start, start), false);
    }

    /// Selects the place where the selection ends.
    ///
    /// @throws DOMException `InvalidStateError` if nothing is selected
    public void collapseToEnd() {
        BoundaryPoint end = existing().end;
        select(new Range(end, end), false);
    }

    /// Moves the focus, and keeps the anchor.
    ///
    /// @throws DOMException `InvalidStateError` if nothing is selected, `InvalidNodeTypeError`, `IndexSizeError`
    public void extend(Node node, long offset) {
        if (node.root() != document) {
            return;
        }
        BoundaryPoint anchor = existing().start.equals(anchor()) ? existing().start : existing().end;
        selectBetween(anchor, Range.checkedPoint(node, offset));
    }

    private void selectBetween(BoundaryPoint anchor, BoundaryPoint focus) {
        boolean otherTree = anchor.node().root() != focus.node().root();
        if (otherTree) {
            select(new Range(focus, focus), false);
        } else if (anchor.compareTo(focus) <= 0) {
            select(new Range(anchor, focus), false);
        } else {
            select(new Range(focus, anchor), true);
        }
    }

    /// Selects from one place to another.
    ///
    /// @throws DOMException `InvalidNodeTypeError`, `IndexSizeError`
    public void setBaseAndExtent(Node anchorNode, long anchorOffset, Node focusNode, long focusOffset) {
        BoundaryPoint anchor = Range.checkedPoint(anchorNode, anchorOffset);
        BoundaryPoint focus = Range.checkedPoint(focusNode, focusOffset);
        if (anchorNode.root() == document && focusNode.root() == document) {
            selectBetween(anchor, focus);
        }
    }

    /// Selects the contents of a node.
    ///
    /// @throws DOMException `InvalidNodeTypeError` for a doctype
    public void selectAllChildren(Node node) {
        BoundaryPoint start = Range.checkedPoint(node, 0);
        if (node.root() == document) {
            select(new Range(start,
                    new BoundaryPoint(node, node instanceof ParentNode parent ? parent.childNodeCount() : 0)), false);
        }
    }

    /// Removes what is selected.
    public void deleteFromDocument() {
        if (range != null) {
            range.deleteContents();
        }
    }

    /// Whether a node is selected, wholly or at least in part.
    public boolean containsNode(Node node, boolean allowPartialContainment) {
        if (range == null || node.root() != document) {
            return false;
        }
        if (allowPartialContainment) {
            return range.intersectsNode(node);
        }
        return new BoundaryPoint(node, 0).compareTo(range.start) > 0
                && new BoundaryPoint(node, node.nodeLength()).compareTo(range.end) < 0;
    }

    /// The text that is selected.
    @Override
    public String toString() {
        return range == null ? "" : range.toString();
    }
}
