/// Layout: boxes and constraint spaces become immutable fragments.
///
/// **The shape.** {@link dev.frameloop.renderer.layout.LayoutTree} keeps a page's fragments up to date.
/// `Layouter` chooses a `LayoutAlgorithm` by the kind of the box (its method `algorithm` is the only place that does) and remembers
/// results by box and `ConstraintSpace`. One class per formatting context: `BlockFlowLayout` (CSS 2.2 chapters 8 to 10, with
/// `MarginCollapsing`, `FloatPlacement`, `ExclusionSpace`), `InlineLayout` (lines: `InlineRunBuilder`, `LineBreaker`, `LineBuilder`),
/// `PositionedLayout`, `ReplacedLayout`, `FlexLayout` (with `FlexItem`, `FlexLine`), `GridLayout` (with `PlacedGrid`, `GridTrackSizing`),
/// `TableLayout` (with `TableGrid`, `TableColumnSizing`, `TableRowSizing`).
///
/// **To add a formatting context** write a class `FooLayout extends LayoutAlgorithm`: {@code layout()} sizes itself with
/// `Sizing`, lays out children by {@code layouter.layout(child, space)} with spaces made by `ConstraintSpace.in(...)` (settle sizes with
/// `withFixedInlineSize`, `withFixedBlockSize`), measures them by {@code layouter.contribution(child, writingDirection)} and
/// {@code layouter.intrinsicSizes(child)}, gives them to a `FragmentBuilder` at flow-relative offsets from the border edge, notes
/// positioned children there with `addOutOfFlow`, and returns {@code LayoutResult.of(builder.build(...), builder.outOfFlow())}.
/// Add it to the `permits` of `LayoutAlgorithm` and to the switch in `Layouter.algorithm`.
///
/// Lengths are `long`s in 1/64 px (`LayoutUnit`); algorithms speak of inline and block axes, fragments of x and y, and `WritingDirection` stands
/// between. Calls may nest as boxes do: `Layouter` keeps the stack flat. The package uses `box`, `style` and `text`, no script and no painting.
///
/// @see <a href="https://www.w3.org/TR/CSS22/visuren.html">CSS 2.2: visual formatting model</a>
@NullMarked
package dev.frameloop.renderer.layout;

import org.jspecify.annotations.NullMarked;
