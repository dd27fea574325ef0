package dev.frameloop.dom.range;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.tree.Node;

/// What is between two boundary points.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-abstractrange">DOM: AbstractRange</a>
public abstract sealed class AbstractRange extends PlatformObject permits Range, StaticRange {
    BoundaryPoint start;
    BoundaryPoint end;

    AbstractRange(BoundaryPoint start, BoundaryPoint end) {
        this.start = start;
        this.end = end;
    }

    /// The node in which it starts.
    public final Node startContainer() {
        return start.node();
    }

    /// Where in that node, in children or code units.
    public final long startOffset() {
        return start.offset();
    }

    /// The node in which it ends.
    public final Node endContainer() {
        return end.node();
    }

    /// Where in that node, in children or code units.
    public final long endOffset() {
        return end.offset();
    }

    /// Whether it starts where it ends.
    public final boolean collapsed() {
        return start.equals(end);
    }
}
