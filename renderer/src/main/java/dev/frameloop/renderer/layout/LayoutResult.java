package dev.frameloop.renderer.layout;

import java.util.List;

/// What a box's layout under a constraint space gives: its fragment, and what its surroundings need to know beside.
///
/// @param fragment the fragment
/// @param blockOffset where the block-start border edge lies, from the place that the constraint space gave; INDEFINITE if nothing in the
///        box has settled that: it is empty, and margins collapse through it
/// @param endStrut the margins that adjoin the block-end edge from inside; through an empty box those of the constraint space too
/// @param exclusions the floats, in the coordinates of the constraint space
/// @param floatsExpectedAt the block offset that floats in the box relied on while it was open, or INDEFINITE
/// @param outOfFlow positioned boxes whose containing block lies further up
record LayoutResult(BoxFragment fragment, long blockOffset, MarginStrut endStrut, ExclusionSpace exclusions,
        long floatsExpectedAt, List<OutOfFlowBox> outOfFlow) {
    /// The result of a box whose inside has nothing to do with the flow around it.
    static LayoutResult of(BoxFragment fragment, List<OutOfFlowBox> outOfFlow) {
        return new LayoutResult(fragment, 0, MarginStrut.EMPTY, ExclusionSpace.EMPTY, LayoutUnit.INDEFINITE,
                outOfFlow);
    }

    boolean isResolved() {
        return blockOffset != LayoutUnit.INDEFINITE;
    }

    /// Whether all around the box would come out the same with the other result.
    boolean hasSameEffectAs(LayoutResult other) {
        BoxFragment a = fragment;
        BoxFragment b = other.fragment;
        return a.width() == b.width() && a.scrollableOverflow().equals(b.scrollableOverflow())
                && hasSameFlowEffectAs(other);
    }

    /// Whether block flow around the box, whose lines are horizontal, would go on the same with the other result.
    boolean hasSameFlowEffectAs(LayoutResult other) {
        BoxFragment a = fragment;
        BoxFragment b = other.fragment;
        return a.height() == b.height() && a.firstBaseline() == b.firstBaseline()
                && a.lastBaseline() == b.lastBaseline() && blockOffset == other.blockOffset
                && endStrut.equals(other.endStrut)
                && exclusions.equals(other.exclusions) && floatsExpectedAt == other.floatsExpectedAt
                && outOfFlow.equals(other.outOfFlow);
    }
}
