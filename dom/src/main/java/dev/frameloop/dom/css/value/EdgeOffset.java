package dev.frameloop.dom.css.value;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;

/// A position along one axis, given from an edge; it computes to a length from left or top.
///
/// @param edge the edge, or `CENTER`
/// @param offset how far inwards; null for none
public record EdgeOffset(Edge edge, @Nullable Numeric offset) implements CssValue {
    /// The keywords of positions.
    public enum Edge {
        /// The left edge.
        LEFT,
        /// The right edge.
        RIGHT,
        /// The top edge.
        TOP,
        /// The bottom edge.
        BOTTOM,
        /// The middle.
        CENTER
    }

    @Override
    public CssValue computed(ComputationContext context) {
        double percent = edge == Edge.CENTER ? 50 : edge == Edge.RIGHT || edge == Edge.BOTTOM ? 100 : 0;
        if (offset == null) {
            return LengthPercentage.ofPercent(percent);
        }
        Numeric distance = offset.computed(context);
        if (percent == 0) {
            return distance;
        }
        if (distance instanceof LengthPercentage length && length.calculation() == null) {
            return length.px() == 0
                    ? LengthPercentage.ofPercent(100 - length.percent())
                    : new LengthPercentage(-length.px(), 100 - length.percent(), true, false, null);
        }
        MathNode node = ((LengthPercentage) distance).toMathNode();
        MathNode difference = new MathNode.Sum(
                List.of(new MathNode.Leaf(100, Unit.PERCENT), new MathNode.Negate(node)));
        return Calculation.unlimited(MathSimplification.simplify(difference)).computed(context);
    }

    @Override
    public String cssText() {
        String keyword = edge.name().toLowerCase(Locale.ROOT);
        return offset == null ? keyword : keyword + " " + offset.cssText();
    }
}
