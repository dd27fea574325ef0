package dev.frameloop.renderer.layout;

import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.style.ComputedStyle;

/// The layout of one box in one formatting context: a function of the box and a constraint space that changes neither.
///
/// An algorithm lays out children by {@link Layouter#layout} and measures them by {@link Layouter#intrinsicSizes}; both are cached, and
/// either may give up on this call and run it again from the start when the boxes are nested very deep. So an algorithm keeps all
/// it knows in itself.
abstract sealed class LayoutAlgorithm
        permits BlockFlowLayout, FieldsetLayout, FlexLayout, MultiColumnLayout, GridLayout, ReplacedLayout,
        TableLayout {
    final Layouter layouter;
    final LayoutBox box;
    final ComputedStyle style;
    final ConstraintSpace space;
    final WritingDirection writingDirection;
    /// Border and padding of the box, separately and together.
    final LogicalEdges border;
    final LogicalEdges padding;
    final LogicalEdges edges;

    LayoutAlgorithm(Layouter layouter, LayoutBox box, ConstraintSpace space) {
        this.layouter = layouter;
        this.box = box;
        this.style = box.style();
        this.space = space;
        this.writingDirection = WritingDirection.of(style);
        LogicalEdges shared = space.collapsedBorder();
        this.border = shared == null ? Edges.border(style, writingDirection) : shared;
        this.padding = Edges.padding(style, writingDirection, space.percentageInlineSize());
        this.edges = border.plus(padding);
    }

    /// Lays the box out.
    abstract LayoutResult layout();

    /// The intrinsic inline sizes of the border box from its content alone: `width` and its limits are left out. The space is indefinite.
    abstract IntrinsicSizes intrinsicSizes();
}
