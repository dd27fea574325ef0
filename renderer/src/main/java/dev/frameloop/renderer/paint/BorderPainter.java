package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.BorderEdge;
import dev.frameloop.renderer.display.Paint;
import dev.frameloop.renderer.display.PaintOperation;
import dev.frameloop.renderer.display.Path;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.RoundedRectangle;
import dev.frameloop.renderer.display.Transform;

/// Paints one border.
///
/// Edges that look alike are filled at once, as the area between the border's outer and inner edge. Otherwise each side is painted by itself,
/// cut off at the lines from the outer to the inner corners, and the sides are added up; so the two shares of a pixel on such a line make a whole.
///
/// @see <a href="https://drafts.csswg.org/css-backgrounds-3/#borders">CSS Backgrounds 3: borders</a>
final class BorderPainter {
    private static final int TOP = 0;
    private static final int RIGHT = 1;
    private static final int BOTTOM = 2;
    private static final int LEFT = 3;

    private final BorderEdge[] edges;
    private final RoundedRectangle outer;
    private final RoundedRectangle inner;
    private final Canvas canvas;
    private final Transform transform;
    private final Clip clip;

    BorderPainter(PaintOperation.DrawBorder border, Canvas canvas, Transform transform, Clip clip) {
        edges = new BorderEdge[]{border.top(), border.right(), border.bottom(), border.left()};
        outer = border.outer();
        inner = border.inner();
        this.canvas = canvas;
        this.transform = transform;
        this.clip = clip;
    }

    void paint() {
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
            return;
        }
        boolean dashes = one.style() == BorderEdge.Style.DASHED || one.style() == BorderEdge.Style.DOTTED;
        boolean rounded = !outer.isRectangle();
        if (alike && (one.style() == BorderEdge.Style.SOLID || one.style() == BorderEdge.Style.DOUBLE)) {
            rings(one.style(), one.color(), one.color(), canvas, clip);
        } else if (alike && dashes && rounded && sameWidth) {
            dashesAround(one, canvas, clip);
        } else {
            sides();
        }
    }

    private void sides() {
        Clip visible = clip.intersect(transform.mapBounds(outer.bounds()).enclosingPixels());
        if (visible.isEmpty()) {
            return;
        }
        Clip whole = Clip.of(visible.bounds());
        Canvas border = Canvas.layer(canvas.resources(), visible.bounds());
        for (int side = TOP; side <= LEFT; side++) {
            if (!edges[side].isVisible()) {
                continue;
            }
            Canvas part = Canvas.layer(canvas.resources(), visible.bounds());
            boolean startMitre = mitre(side, (side + 3) % 4);
            boolean endMitre = mitre(side, (side + 1) % 4);
            Clip cut = startMitre || endMitre
                    ? whole.intersect(sidePolygon(side, startMitre, endMitre), transform, canvas.resources().rasterizer)
                    : whole;
            side(side, part, cut);
            Compositing.add(part, border);
        }
        Compositing.composite(border, new dev.frameloop.renderer.display.Group.Layer(1,
                dev.frameloop.renderer.display.BlendMode.NORMAL, java.util.List.of()), canvas, visible);
    }

    private void side(int side, Canvas part, Clip cut) {
        BorderEdge edge = edges[side];
        switch (edge.style()) {
            case DASHED, DOTTED -> {
                if (outer.isRectangle()) {
                    straightDashes(side, part, cut);
                } else {
                    dashesAround(edge, part, cut);
                }
            }
            case GROOVE -> rings(edge.style(), BorderColors.shade(BorderEdge.Style.INSET, side, edge.color()),
                    BorderColors.shade(BorderEdge.Style.OUTSET, side, edge.color()), part, cut);
            case RIDGE -> rings(edge.style(), BorderColors.shade(BorderEdge.Style.OUTSET, side, edge.color()),
                    BorderColors.shade(BorderEdge.Style.INSET, side, edge.color()), part, cut);
            case INSET, OUTSET -> {
                int color = BorderColors.shade(edge.style(), side, edge.color());
                rings(edge.style(), color, color, part, cut);
            }
            default -> rings(edge.style(), edge.color(), edge.color(), part, cut);
        }
    }

    /// Fills between the outer and the inner edge: all of it, its outer and inner third, or its two halves.
    private void rings(BorderEdge.Style style, int outerColor, int innerColor, Canvas target, Clip cut) {
        switch (style) {
            case DOUBLE -> {
                ring(outer, inset(w -> Math.ceil(w / 3)), outerColor, target, cut);
                ring(inset(w -> Math.floor(w * 2 / 3)), inner, innerColor, target, cut);
            }
            case GROOVE, RIDGE -> {
                RoundedRectangle middle = inset(w -> Math.ceil(w / 2));
                ring(outer, middle, outerColor, target, cut);
                ring(middle, inner, innerColor, target, cut);
            }
            default -> ring(outer, inner, outerColor, target, cut);
        }
    }

    private RoundedRectangle inset(java.util.function.DoubleUnaryOperator part) {
        return outer.inset(part.applyAsDouble(edges[TOP].width()), part.applyAsDouble(edges[RIGHT].width()),
                part.applyAsDouble(edges[BOTTOM].width()), part.applyAsDouble(edges[LEFT].width()));
    }

    private void ring(RoundedRectangle from, RoundedRectangle to, int color, Canvas target, Clip cut) {
        Path.Builder path = Path.builder().fillRule(Path.FillRule.EVENODD);
        from.appendTo(path);
        if (!to.bounds().isEmpty()) {
            to.appendTo(path);
        }
        target.fill(path.build(), new Paint.SolidColor(color), transform, cut);
    }

    /// Whether a side ends at the line between the corners. Dashes of one look run on into the corner.
    private boolean mitre(int side, int neighbour) {
        BorderEdge edge = edges[side];
        BorderEdge other = edges[neighbour];
        boolean dashes = edge.style() == BorderEdge.Style.DASHED || edge.style() == BorderEdge.Style.DOTTED;
        return other.width() > 0
                && (!dashes || !outer.isRectangle() || other.style() != edge.style() || other.color() != edge.color());
    }

    /// The part of the box that belongs to a side: from its outer edge inwards along the lines through the corners, but
    /// not beyond the middle.
    private Path sidePolygon(int side, boolean startMitre, boolean endMitre) {
        Rectangle box = outer.bounds();
        Rectangle hole = inner.bounds();
        double middleX = hole.x() + hole.width() / 2;
        double middleY = hole.y() + hole.height() / 2;
        double[] start = corner(box, (side + 0) % 4);
        double[] end = corner(box, (side + 1) % 4);
        double[] startIn = inwards(start, corner(hole, side), side, startMitre, middleX, middleY);
        double[] endIn = inwards(end, corner(hole, (side + 1) % 4), side, endMitre, middleX, middleY);
        return Path.builder().moveTo(start[0], start[1]).lineTo(end[0], end[1]).lineTo(endIn[0], endIn[1])
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

    /// Dashes or dots along the middle of a straight side, from corner to corner.
    private void straightDashes(int side, Canvas target, Clip cut) {
        BorderEdge edge = edges[side];
        double width = edge.width();
        double[] a = corner(outer.bounds(), side);
        double[] b = corner(outer.bounds(), (side + 1) % 4);
        double length = Math.abs(b[0] - a[0]) + Math.abs(b[1] - a[1]);
        if (!(length > 0)) {
            return;
        }
        double ux = (b[0] - a[0]) / length;
        double uy = (b[1] - a[1]) / length;
        // The middle of the side lies half a width to the right of the way from corner to corner; it is drawn from the left or top.
        boolean reverse = side == BOTTOM || side == LEFT;
        double middleX = (reverse ? b[0] : a[0]) - uy * width / 2;
        double middleY = (reverse ? b[1] : a[1]) + ux * width / 2;
        Path strokes = DashedLine.of(edge.style() == BorderEdge.Style.DOTTED, middleX, middleY, reverse ? -ux : ux,
                reverse ? -uy : uy, length, width);
        target.fill(strokes, new Paint.SolidColor(edge.color()), transform, cut);
    }

    /// Dashes or dots along the middle of the whole border.
    private void dashesAround(BorderEdge edge, Canvas target, Clip cut) {
        double[] points = DashPattern.chain(inset(w -> w / 2));
        double length = DashPattern.length(points);
        boolean round = edge.style() == BorderEdge.Style.DOTTED;
        DashPattern pattern = round
                ? DashPattern.dotted(edge.width(), length, true)
                : DashPattern.dashed(edge.width(), length, true);
        target.fill(pattern.along(points, edge.width()), new Paint.SolidColor(edge.color()), transform, cut);
    }
}
