package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.Floating;
import dev.frameloop.renderer.box.LayoutBox;

import static dev.frameloop.renderer.layout.LayoutUnit.INDEFINITE;

/// Finds the place of a float: as high as the rules of 9.5.1 allow, and then as far to its side.
///
/// - rules 1, 2, 3, 7, 9: {@link #place} looks for a row with room between the edges and the floats there
/// - rules 4, 5, 6, 8: it begins at the current place, or at the top of the last float if that is further down
///
/// @see <a href="https://www.w3.org/TR/CSS22/visuren.html#float-position">CSS 2.2 9.5.1: positioning the float</a>
final class FloatPlacement {
    private ExclusionSpace exclusions;
    private final long lineLeft;
    private final long lineRight;
    private final WritingDirection direction;
    private long lineOffset;
    private long blockOffset;

    /// @param lineLeft the edges of the containing block along the line axis
    FloatPlacement(ExclusionSpace exclusions, long lineLeft, long lineRight, WritingDirection direction) {
        this.exclusions = exclusions;
        this.lineLeft = lineLeft;
        this.lineRight = lineRight;
        this.direction = direction;
    }

    /// Places a float that may not lie above an offset.
    void place(LayoutBox box, Fragment fragment, LogicalEdges margin, long from) {
        boolean left = isLeft(box.style().floating());
        long inline = Math.max(0, direction.inlineSize(fragment) + margin.inlineSum());
        long block = direction.blockSize(fragment) + margin.blockSum();
        long top = Math.max(from, exclusions.lastTop());
        long cleared = exclusions.clearanceOffset(box.style().clear(), direction.isLeftToRight());
        top = cleared == INDEFINITE ? top : Math.max(top, cleared);
        long start;
        long end;
        while (true) {
            start = exclusions.lineLeft(top, top + block, lineLeft);
            end = exclusions.lineRight(top, top + block, lineRight);
            boolean beside = start > lineLeft || end < lineRight;
            if (end - start >= inline || !beside) {
                break;
            }
            long next = exclusions.nextEnd(top);
            if (next == INDEFINITE) {
                break;
            }
            top = next;
        }
        long marginLeft = direction.isLeftToRight() ? margin.inlineStart() : margin.inlineEnd();
        long outer = left ? start : end - inline;
        lineOffset = outer + marginLeft;
        blockOffset = top + margin.blockStart();
        exclusions = exclusions.plus(left, outer, outer + inline, top, top + Math.max(0, block));
    }

    private boolean isLeft(Floating floating) {
        return switch (floating) {
            case INLINE_START -> direction.isLeftToRight();
            case INLINE_END -> !direction.isLeftToRight();
            case RIGHT -> false;
            default -> true;
        };
    }

    /// The floats with the new one.
    ExclusionSpace exclusions() {
        return exclusions;
    }

    /// The line-left border edge of the float.
    long lineOffset() {
        return lineOffset;
    }

    /// The block-start border edge of the float.
    long blockOffset() {
        return blockOffset;
    }
}
