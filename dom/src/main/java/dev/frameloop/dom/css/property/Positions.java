package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.EdgeOffset;
import dev.frameloop.dom.css.value.EdgeOffset.Edge;
import dev.frameloop.dom.css.value.Numeric;
import dev.frameloop.dom.css.value.Position;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// Positions in a box.
///
/// @see <a href="https://drafts.csswg.org/css-values-4/#position">CSS Values 4: position</a>
final class Positions {
    private static final CssValue CENTER = new EdgeOffset(Edge.CENTER, null);

    private Positions() {}

    /// One, two or four components.
    static @Nullable Position position(ComponentValueStream in) {
        return parse(in, false);
    }

    /// As backgrounds take it: three components as well.
    static @Nullable Position backgroundPosition(ComponentValueStream in) {
        return parse(in, true);
    }

    private static @Nullable Position parse(ComponentValueStream in, boolean three) {
        int mark = in.mark();
        List<CssValue> parts = new ArrayList<>();
        while (parts.size() < 4) {
            CssValue part = part(in);
            if (part == null) {
                break;
            }
            parts.add(part);
        }
        for (int count = parts.size(); count > 0; count--) {
            Position position = count == 3 && !three ? null : of(parts.subList(0, count));
            if (position != null) {
                in.restore(mark);
                for (int i = 0; i < count; i++) {
                    part(in);
                }
                return position;
            }
        }
        in.restore(mark);
        return null;
    }

    /// A keyword without offset, or a length.
    private static @Nullable CssValue part(ComponentValueStream in) {
        for (Edge edge : Edge.values()) {
            if (Grammar.keyword(in, edge.name())) {
                return new EdgeOffset(edge, null);
            }
        }
        return Numbers.numeric(in, Numbers.LENGTH_PERCENTAGE);
    }

    private static @Nullable Position of(List<CssValue> parts) {
        CssValue first = parts.getFirst();
        if (parts.size() == 1) {
            return isVertical(first) ? new Position(CENTER, first) : new Position(first, CENTER);
        }
        if (parts.size() == 2) {
            CssValue second = parts.get(1);
            if (isHorizontal(second) || isVertical(first)) {
                boolean swappable = (isEdge(first) && isEdge(second)) && !isHorizontal(first) && !isVertical(second);
                return swappable ? new Position(second, first) : null;
            }
            return new Position(first, second);
        }
        return withOffsets(parts);
    }

    private static @Nullable Position withOffsets(List<CssValue> parts) {
        List<EdgeOffset> edges = new ArrayList<>();
        for (CssValue part : parts) {
            if (part instanceof EdgeOffset edge) {
                edges.add(edge);
            } else if (!edges.isEmpty() && edges.getLast().offset() == null && edges.getLast().edge() != Edge.CENTER
                    && part instanceof Numeric offset) {
                edges.add(new EdgeOffset(edges.removeLast().edge(), offset));
            } else {
                return null;
            }
        }
        if (edges.size() != 2) {
            return null;
        }
        EdgeOffset first = edges.getFirst();
        EdgeOffset second = edges.getLast();
        if (isHorizontal(second) || isVertical(first)) {
            return isHorizontal(first) || isVertical(second) ? null : new Position(second, first);
        }
        return new Position(first, second);
    }

    private static boolean isEdge(CssValue part) {
        return part instanceof EdgeOffset;
    }

    private static boolean isHorizontal(CssValue part) {
        return part instanceof EdgeOffset offset && (offset.edge() == Edge.LEFT || offset.edge() == Edge.RIGHT);
    }

    private static boolean isVertical(CssValue part) {
        return part instanceof EdgeOffset offset && (offset.edge() == Edge.TOP || offset.edge() == Edge.BOTTOM);
    }

    /// One axis of a position: a length, `center`, or an edge with an offset.
    static @Nullable CssValue axis(ComponentValueStream in, boolean horizontal) {
        for (Edge edge : horizontal ? new Edge[]{Edge.LEFT, Edge.RIGHT} : new Edge[]{Edge.TOP, Edge.BOTTOM}) {
            if (Grammar.keyword(in, edge.name())) {
                return new EdgeOffset(edge, Numbers.numeric(in, Numbers.LENGTH_PERCENTAGE));
            }
        }
        return Grammar.keyword(in, "center") ? CENTER : Numbers.numeric(in, Numbers.LENGTH_PERCENTAGE);
    }
}
