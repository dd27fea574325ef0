package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.BorderEdge;
import dev.frameloop.renderer.display.PaintOperation;
import dev.frameloop.renderer.display.Path;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.RoundedRectangle;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.DoubleUnaryOperator;

/// The areas of which a border is made, whichever painter fills them. Sides count clockwise from the top.
///
/// @see <a href="https://drafts.csswg.org/css-backgrounds-3/#borders">CSS Backgrounds 3: borders</a>
public final class BorderGeometry {
    /// How many sides a box has.
    public static final int SIDES = 4;

    private static final int TOP = 0;
    private static final int BOTTOM = 2;
    private static final int LEFT = 3;

    private final BorderEdge[] edges;
    private final RoundedRectangle outer;
    private final RoundedRectangle inner;

    /// How a border can be painted.
    public enum Look {
        /// Not at all.
        NOTHING,
        /// By the rings of any visible side.
        RINGS,
        /// By strokes around the whole box.
        STROKES,
        /// Side by side, each within its own part of the box.
        SIDES
    }

    /// The area between two edges, in one colour.
    ///
    /// @param color `0xAARRGGBB`
    public record Ring(RoundedRectangle outer, RoundedRectangle inner, int color) {}

    /// Takes a border apart.
    public BorderGeometry(PaintOperation.DrawBorder border) {
        edges = new BorderEdge[]{border.top(), border.right(), border.bottom(), border.left()};
        outer = border.outer();
        inner = border.inner();
    }

    /// The border edge.
    public RoundedRectangle outer() {
        return outer;
    }

    /// The padding edge.
    public RoundedRectangle inner() {
        return inner;
    }

    /// The edge at a side.
    public BorderEdge edge(int side) {
        return edges[side];
    }

    /// An edge that is seen; they look alike unless the border is painted side by side.
    ///
    /// @throws IllegalStateException if none is seen
    public int visibleSide() {
        for (int side = TOP; side < SIDES; side++) {
            if (edges[side].isVisible()) {
                return side;
            }
        }
        throw new IllegalStateException("no side of the border is seen");
    }

    /// How the border can be painted.
    public Look look() {
        BorderEdge one = null;
        boolean alike = true;
        boolean sameWidth = true;
        for (BorderEdge edge : edges) {
            if (edge.isVisible()) {
                alike &= one == null || one.style() == edge.style() && one.color() == edge.color();
                one = one == null ? edge : one;
            } else {
                alike &= edge.width() <= 0;
            }
            sameWidth &= edge.width() == edges[TOP].width();
        }
        if (one == null) {
            return Look.NOTHING;
        }
        if (alike && (one.style() == BorderEdge.Style.SOLID || one.style() == BorderEdge.Style.DOUBLE)) {
            return Look.RINGS;
        }
        return alike && isDashed(one) && !outer.isRectangle() && sameWidth ? Look.STROKES : Look.SIDES;
    }

    /// Whether an edge is made of strokes rather than of rings.
    public static boolean isDashed(BorderEdge edge) {
        return edge.style() == BorderEdge.Style.DASHED || edge.style() == BorderEdge.Style.DOTTED;
    }

    /// The rings of which a side shows its part: one, or for some styles two.
    public List<Ring> rings(int side) {
        BorderEdge edge = edges[side];
        int color = edge.color();
        return switch (edge.style()) {
            case DOUBLE -> List.of(new Ring(outer, inset(w -> Math.ceil(w / 3)), color),
                    new Ring(inset(w -> Math.floor(w * 2 / 3)), inner, color));
            case GROOVE -> halves(shade(BorderEdge.Style.INSET, side), shade(BorderEdge.Style.OUTSET, side));
            case RIDGE -> halves(shade(BorderEdge.Style.OUTSET, side), shade(BorderEdge.Style.INSET, side));
            case INSET, OUTSET -> List.of(new Ring(outer, inner, shade(edge.style(), side)));
            case NONE, HIDDEN, DASHED, DOTTED -> List.of();
            case SOLID -> List.of(new Ring(outer, inner, color));
        };
    }

    private List<Ring> halves(int outerColor, int innerColor) {
        RoundedRectangle middle = inset(w -> Math.ceil(w / 2));
        return List.of(new Ring(outer, middle, outerColor), new Ring(middle, inner, innerColor));
    }

    private int shade(BorderEdge.Style style, int side) {
        return BorderColors.shade(style, side, edges[side].color());
    }

    private RoundedRectangle inset(DoubleUnaryOperator part) {
        return outer.inset(part.applyAsDouble(edges[TOP].width()), part.applyAsDouble(edges[1].width()),
                part.applyAsDouble(edges[BOTTOM].width()), part.applyAsDouble(edges[LEFT].width()));
    }

    /// The part of the box that a side is cut to, or null where it meets no other side at an angle.
    public @Nullable Path cut(int side) {
        boolean startMitre = mitre(side, (side + 3) % SIDES);
        boolean endMitre = mitre(side, (side + 1) % SIDES);
        return startMitre || endMitre ? sidePolygon(side, startMitre, endMitre) : null;
    }

    /// Whether a side ends at the line between the corners. Dashes of one look run on into the corner.
    private boolean mitre(int side, int neighbour) {
        BorderEdge edge = edges[side];
        BorderEdge other = edges[neighbour];
        return other.width() > 0
                && (!isDashed(edge) || !outer.isRectangle() || other.style() != edge.style()
                        || other.color() != edge.color());
    }

    /// The part of the box that belongs to a side: from its outer edge inwards along the lines through the corners, but
    /// not beyond the middle.
    private Path sidePolygon(int side, boolean startMitre, boolean endMitre) {
        Rectangle box = outer.bounds();
        Rectangle hole = inner.bounds();
        double middleX = hole.x() + hole.width() / 2;
        double middleY = hole.y() + hole.height() / 2;
        double[] start = corner(box, side);
        double[] end = corner(box, (side + 1) % SIDES);
        double[] startIn = inwards(start, corner(hole, side), side, startMitre, middleX, middleY);
        double[] endIn = inwards(end, corner(hole, (side + 1) % SIDES), side, endMitre, middleX, middleY);
        // The lines go on outwards, so that the side's own outer edge alone tells how much of a pixel is covered.
        return Path.builder().moveTo(2 * start[0] - startIn[0], 2 * start[1] - startIn[1])
                .lineTo(2 * end[0] - endIn[0], 2 * end[1] - endIn[1]).lineTo(endIn[0], endIn[1])
                .lineTo(startIn[0], startIn[1]).close().build();
    }

    /// A corner, clockwise from the upper left.
    private static double[] corner(Rectangle r, int index) {
        return new double[]{index == 0 || index == 3 ? r.x() : r.right(), index < 2 ? r.y() : r.bottom()};
    }

    private static double[] inwards(double[] from, double[] through, int side, boolean mitre, double middleX,
            double middleY) {
        boolean horizontal = side == TOP || side == BOTTOM;
        if (!mitre) {
            return horizontal ? new double[]{from[0], middleY} : new double[]{middleX, from[1]};
        }
        double dx = through[0] - from[0];
        double dy = through[1] - from[1];
        double steps = Math.min(dx == 0 ? Double.POSITIVE_INFINITY : (middleX - from[0]) / dx,
                dy == 0 ? Double.POSITIVE_INFINITY : (middleY - from[1]) / dy);
        double reach = Double.isFinite(steps) ? Math.max(1, steps) : 1;
        return new double[]{from[0] + reach * dx, from[1] + reach * dy};
    }

    /// The strokes of a dashed or dotted side.
    public Path strokes(int side) {
        return outer.isRectangle() ? straightStrokes(side) : strokesAround(side);
    }

    /// Dashes or dots along the middle of a straight side, from corner to corner.
    private Path straightStrokes(int side) {
        BorderEdge edge = edges[side];
        double width = edge.width();
        double[] a = corner(outer.bounds(), side);
        double[] b = corner(outer.bounds(), (side + 1) % SIDES);
        double length = Math.abs(b[0] - a[0]) + Math.abs(b[1] - a[1]);
        if (!(length > 0)) {
            return Path.builder().build();
        }
        double ux = (b[0] - a[0]) / length;
        double uy = (b[1] - a[1]) / length;
        // The middle of the side lies half a width to the right of the way from corner to corner; it is drawn from the left or top.
        boolean reverse = side == BOTTOM || side == LEFT;
        double middleX = (reverse ? b[0] : a[0]) - uy * width / 2;
        double middleY = (reverse ? b[1] : a[1]) + ux * width / 2;
        return DashedLine.of(edge.style() == BorderEdge.Style.DOTTED, middleX, middleY, reverse ? -ux : ux,
                reverse ? -uy : uy, length, width);
    }

    /// Dashes or dots along the middle of the whole border.
    private Path strokesAround(int side) {
        BorderEdge edge = edges[side];
        double[] points = DashPattern.chain(inset(w -> w / 2));
        double length = DashPattern.length(points);
        DashPattern pattern = edge.style() == BorderEdge.Style.DOTTED
                ? DashPattern.dotted(edge.width(), length, true)
                : DashPattern.dashed(edge.width(), length, true);
        return pattern.along(points, edge.width());
    }
}
