package dev.frameloop.renderer.layout;

import static dev.frameloop.renderer.layout.LayoutUnit.INDEFINITE;

/// Collapsing margins, as block flow goes down a block container: where the next box goes, and which margins adjoin there.
///
/// The cases of CSS 2.2 section 8.3.1, in the order of its list:
///
/// - *top margin of a box and of its first in-flow child*: a box with neither border nor padding at its block start is **open**; the
///   margins that adjoin its start edge from outside ({@link ConstraintSpace#strut}) are handed on into it, and those of its first child join
///   them. The first thing with an extent settles where the start edge lies: {@link #resolve}, {@link #advancePast}.
/// - *bottom margin of a box and top margin of its next in-flow sibling*: {@link #strut} holds what adjoins the end of the last child.
/// - *bottom margin of a last in-flow child and of its parent of automatic height*: what {@link #strut} holds at the end is handed out of the
///   box, if neither border nor padding nor a height keeps it in: {@link #contentEnd}, {@link LayoutResult#endStrut}.
/// - *top and bottom margins of a box without an extent*: it is still open at its end; its margins stay in the row of those that adjoin,
///   and margins collapse **through** it: {@link #advancePast} with a result that is not resolved.
/// - *formatting context roots* do not collapse with what is in them: they are never open, and keep the margins at their end in.
/// - *clearance* keeps a box's margin apart from those before it: {@link ConstraintSpace#forcedBlockOffset}; after an empty box with
///   clearance, margins do not leave the parent: {@link #contentEnd}.
///
/// While a box is open, offsets along the block axis are from the place that its parent gave it (as if all margins were zero); once
/// it is settled they are from its border edge, and all that was placed is moved accordingly.
///
/// @see <a href="https://www.w3.org/TR/CSS22/box.html#collapsing-margins">CSS 2.2 8.3.1: collapsing margins</a>
final class MarginCollapsing {
    private final FragmentBuilder builder;
    private final ConstraintSpace space;
    private boolean resolved;
    private long blockOffset = INDEFINITE;
    private long position;
    private MarginStrut strut;
    private ExclusionSpace exclusions;
    private long floatsExpectedAt = INDEFINITE;
    private boolean afterClearedEmptyBox;

    MarginCollapsing(FragmentBuilder builder, ConstraintSpace space, LogicalEdges edges, boolean root) {
        this.builder = builder;
        this.space = space;
        this.strut = root ? MarginStrut.EMPTY : space.strut();
        this.exclusions = root ? ExclusionSpace.EMPTY : space.exclusions();
        if (root) {
            resolved = true;
            blockOffset = 0;
            position = edges.blockStart();
        } else if (edges.blockStart() > 0) {
            resolve();
            position = edges.blockStart();
        }
    }

    /// Whether it is settled where the box's block-start edge lies.
    boolean isResolved() {
        return resolved;
    }

    /// Where the block-start edge lies, from the place that the parent gave; INDEFINITE while that is open.
    long blockOffset() {
        return blockOffset;
    }

    /// Whether floats relied on another place than the box came to lie at.
    boolean mustRestart() {
        return resolved && floatsExpectedAt != INDEFINITE && floatsExpectedAt != blockOffset;
    }

    /// What floats relied on, if the box is still open.
    long floatsExpectedAt() {
        return resolved ? INDEFINITE : floatsExpectedAt;
    }

    /// The margins that adjoin at the current place.
    MarginStrut strut() {
        return strut;
    }

    /// The current place, before the margins that adjoin there.
    long position() {
        return position;
    }

    /// The floats so far, in the coordinates of the box.
    ExclusionSpace exclusions() {
        return exclusions;
    }

    ExclusionSpace exclusionsForParent() {
        return resolved ? exclusions.translate(0, -blockOffset) : exclusions;
    }

    /// Adds a margin to those that adjoin.
    void add(long margin) {
        strut = strut.plus(margin);
    }

    /// Something with an extent comes next: the margins so far are one, and an open box is settled by them.
    void resolve() {
        if (resolved) {
            position += strut.sum();
        } else {
            settle(space.forcedBlockOffset() != INDEFINITE ? space.forcedBlockOffset() : strut.sum());
        }
        strut = MarginStrut.EMPTY;
    }

    /// Settles where the block-start edge lies, and takes what was placed before into the coordinates of the border box.
    private void settle(long offset) {
        resolved = true;
        blockOffset = offset;
        exclusions = exclusions.translate(0, offset);
        builder.shift(-offset);
        position = 0;
    }

    /// Where a float or a positioned box goes that comes now.
    long floatOffset() {
        if (resolved) {
            return position + strut.sum();
        }
        long expected = space.expectedBlockOffset() != INDEFINITE
                ? space.expectedBlockOffset()
                : space.forcedBlockOffset() != INDEFINITE ? space.forcedBlockOffset() : strut.sum();
        return expected;
    }

    /// Notes the floats after one was placed at {@link #floatOffset}.
    void addFloat(ExclusionSpace withFloat) {
        exclusions = withFloat;
        if (!resolved) {
            floatsExpectedAt = floatOffset();
        }
    }

    void setExclusions(ExclusionSpace newExclusions) {
        exclusions = newExclusions;
    }

    /// Where a block's border edge would come to lie without clearance.
    long hypotheticalOffset(long marginStart) {
        if (!resolved && space.forcedBlockOffset() != INDEFINITE) {
            return space.forcedBlockOffset();
        }
        return position + strut.plus(marginStart).sum();
    }

    /// The space for a block child in this formatting context.
    ///
    /// @param childStrut the margins that adjoin the child's start edge, its own among them
    /// @param clearance where clearance puts the child, or INDEFINITE
    /// @param lineOffset the line-left edge of the child
    ConstraintSpace childSpace(ConstraintSpace childSpace, MarginStrut childStrut, long clearance, long lineOffset) {
        long forced = clearance != INDEFINITE
                ? clearance - position
                : resolved ? INDEFINITE : space.forcedBlockOffset();
        long expected = resolved ? INDEFINITE : space.expectedBlockOffset();
        return childSpace.withBlockFlow(childStrut, expected, forced,
                exclusions.forContentAt(position + Math.min(0, childStrut.sum())).translate(lineOffset, position));
    }

    /// Goes on after a block child, and tells where its border edge lies.
    ///
    /// @param childStrut what was handed into it
    /// @param margin its margins
    /// @param clearance where clearance has put it, or INDEFINITE
    /// @param lineOffset its line-left edge
    /// @param blockSize its block size
    long advancePast(LayoutResult child, MarginStrut childStrut, LogicalEdges margin, long clearance, long lineOffset,
            long blockSize) {
        if (child.exclusions() != ExclusionSpace.EMPTY) {
            exclusions = child.exclusions().translate(-lineOffset, -position);
        }
        if (!child.isResolved()) {
            return advanceThrough(child, childStrut, margin, clearance);
        }
        long offset = position + child.blockOffset();
        if (!resolved) {
            settle(offset);
            offset = 0;
        }
        position = offset + blockSize;
        strut = child.endStrut().plus(margin.blockEnd());
        afterClearedEmptyBox = false;
        return offset;
    }

    /// Goes on after an empty child: margins collapse through it.
    private long advanceThrough(LayoutResult child, MarginStrut childStrut, LogicalEdges margin, long clearance) {
        strut = child.endStrut().plus(margin.blockEnd());
        if (clearance != INDEFINITE) {
            position = clearance - margin.blockStart();
            afterClearedEmptyBox = true;
            return clearance;
        }
        if (!resolved && child.floatsExpectedAt() != INDEFINITE) {
            floatsExpectedAt = child.floatsExpectedAt();
        }
        return !resolved && space.forcedBlockOffset() != INDEFINITE
                ? space.forcedBlockOffset()
                : position + childStrut.sum();
    }

    /// Goes on after something that ends at an offset; its end margin adjoins what comes.
    void advanceTo(long end, long marginEnd) {
        position = end;
        strut = MarginStrut.EMPTY.plus(marginEnd);
        afterClearedEmptyBox = false;
    }

    /// Where the content ends.
    ///
    /// @param withMargins whether the margins that adjoin there stay in the box
    long contentEnd(boolean withMargins) {
        if (!resolved) {
            if (withMargins) {
                resolve();
            }
            return 0;
        }
        return withMargins || afterClearedEmptyBox ? position + strut.sum() : position;
    }

    /// Whether the margins at the end may not leave the box.
    boolean keepsMarginsIn() {
        return afterClearedEmptyBox;
    }
}
