package dev.frameloop.dom.range;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.tree.Attr;
import dev.frameloop.dom.tree.DocumentType;
import dev.frameloop.dom.tree.Node;

/// A range that does not follow changes of the tree.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-staticrange">DOM: StaticRange</a>
public final class StaticRange extends AbstractRange {
    /// `new StaticRange(init)`.
    ///
    /// @throws DOMException `InvalidNodeTypeError` if a container is a doctype or an attribute
    public StaticRange(StaticRangeInit init) {
        super(point(init.startContainer(), init.startOffset()), point(init.endContainer(), init.endOffset()));
    }

    private static BoundaryPoint point(Node node, long offset) {
        if (node instanceof DocumentType || node instanceof Attr) {
            throw new DOMException("InvalidNodeTypeError", "A range cannot start or end in a doctype or an attribute.");
        }
        return new BoundaryPoint(node, (int) Math.min(offset, Integer.MAX_VALUE));
    }
}
