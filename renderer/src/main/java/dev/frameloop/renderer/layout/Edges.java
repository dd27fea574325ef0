package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.LengthPercentageOrAuto;
import dev.frameloop.renderer.style.ComputedStyle;

/// The used widths of margins, borders and paddings. Percentages are of the containing block's inline size on all sides, and 0 while that is
/// not known.
///
/// @see <a href="https://drafts.csswg.org/css-box-4/">CSS Box Model 4</a>
final class Edges {
    private Edges() {}

    static PhysicalEdges border(ComputedStyle style) {
        return new PhysicalEdges(LayoutUnit.of(style.borderTopWidth()),
                LayoutUnit.of(style.borderRightWidth()), LayoutUnit.of(style.borderBottomWidth()),
                LayoutUnit.of(style.borderLeftWidth()));
    }

    static LogicalEdges border(ComputedStyle style, WritingDirection direction) {
        return direction.logical(border(style));
    }

    static PhysicalEdges padding(ComputedStyle style, long basis) {
        return new PhysicalEdges(nonNegative(style.paddingTop(), basis), nonNegative(style.paddingRight(), basis),
                nonNegative(style.paddingBottom(), basis), nonNegative(style.paddingLeft(), basis));
    }

    static LogicalEdges padding(ComputedStyle style, WritingDirection direction, long basis) {
        return direction.logical(padding(style, basis));
    }

    /// Margins, `auto` as 0.
    static PhysicalEdges margin(ComputedStyle style, long basis) {
        return new PhysicalEdges(length(style.marginTop(), basis), length(style.marginRight(), basis),
                length(style.marginBottom(), basis), length(style.marginLeft(), basis));
    }

    static LogicalEdges margin(ComputedStyle style, WritingDirection direction, long basis) {
        return direction.logical(margin(style, basis));
    }

    /// Which margins are `auto`: 1 for those, 0 for the others.
    static LogicalEdges autoMargins(ComputedStyle style, WritingDirection direction) {
        return direction.logical(new PhysicalEdges(isAuto(style.marginTop()), isAuto(style.marginRight()),
                isAuto(style.marginBottom()), isAuto(style.marginLeft())));
    }

    private static long isAuto(LengthPercentageOrAuto value) {
        return value instanceof LengthPercentage ? 0 : 1;
    }

    /// A length, `auto` and percentages of what is not known as 0.
    static long length(LengthPercentageOrAuto value, long basis) {
        return value instanceof LengthPercentage length ? resolve(length, basis) : 0;
    }

    static long resolve(LengthPercentage length, long basis) {
        return LayoutUnit.of(length.resolve(basis == LayoutUnit.INDEFINITE ? 0 : LayoutUnit.toPixels(basis)));
    }

    private static long nonNegative(LengthPercentage length, long basis) {
        return Math.max(0, resolve(length, basis));
    }
}
