package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.BreakBetween;
import dev.frameloop.dom.css.value.BreakInside;
import dev.frameloop.renderer.box.BlockContainer;

import java.util.ArrayList;
import java.util.List;

/// Where content that was laid out in one tall column may be cut, and where it is for columns of some height.
///
/// Lines are never cut, and `orphans` and `widows` keep some of them together; blocks of their own formatting context, replaced boxes and
/// the like are not cut either. Room without content in a block may be cut anywhere. Margins at a break are dropped.
///
/// @see <a href="https://drafts.csswg.org/css-break-4/#breaking-rules">CSS Fragmentation: rules for breaking</a>
final class ColumnBreaks {
    /// A piece of content, in flow order.
    ///
    /// @param solid whether it cannot be cut
    /// @param forced whether a column begins with it
    private record Unit(long top, long bottom, boolean solid, boolean forced) {
        Unit from(long newTop) {
            return new Unit(Math.min(top, newTop), bottom, solid, forced);
        }

        Unit to(long newBottom) {
            return new Unit(top, Math.max(bottom, newBottom), solid, forced);
        }
    }

    private final List<Unit> units = new ArrayList<>();
    private final long start;
    private long shortage;

    /// @param flow the box around the content, laid out as wide as a column
    /// @param start where the content begins in it
    ColumnBreaks(BoxFragment flow, long start) {
        this.start = start;
        collect(flow, 0, units);
    }

    private static void collect(BoxFragment around, long offset, List<Unit> units) {
        for (int i = 0; i < around.childCount();) {
            int lines = 0;
            while (i + lines < around.childCount() && around.child(i + lines).fragment() instanceof LineFragment) {
                lines++;
            }
            if (lines > 0) {
                addLines(around, i, lines, offset, units);
                i += lines;
                continue;
            }
            PlacedFragment child = around.child(i++);
            if (child.fragment() instanceof BoxFragment box && !box.box().isOutOfFlow()) {
                addBlock(box, offset + child.y(), units);
            }
        }
    }

    private static void addLines(BoxFragment around, int first, int count, long offset, List<Unit> units) {
        int orphans = Math.max(1, around.style().orphans());
        int widows = Math.max(1, around.style().widows());
        Unit unit = null;
        for (int i = 0; i < count; i++) {
            PlacedFragment line = around.child(first + i);
            long top = offset + line.y();
            long bottom = top + line.fragment().height();
            boolean mayBreak = i == 0 || i >= orphans && count - i >= widows;
            if (unit != null && mayBreak) {
                units.add(unit);
            }
            unit = unit == null || mayBreak ? new Unit(top, bottom, true, false) : unit.to(bottom);
        }
        if (unit != null) {
            units.add(unit);
        }
    }

    private static void addBlock(BoxFragment box, long top, List<Unit> units) {
        long bottom = top + box.height();
        List<Unit> inner = new ArrayList<>();
        boolean solid = !mayBreakInside(box);
        if (!solid) {
            collect(box, top, inner);
        }
        if (inner.isEmpty()) {
            inner.add(new Unit(top, bottom, solid, false));
        } else {
            inner.set(0, inner.getFirst().from(top));
            long last = inner.getLast().bottom;
            long edge = box.border().bottom() + box.padding().bottom();
            if (bottom - edge > last) {
                inner.add(new Unit(last, bottom, false, false));
            } else {
                inner.set(inner.size() - 1, inner.getLast().to(bottom));
            }
        }
        if (forces(box.style().breakBefore())) {
            Unit first = inner.getFirst();
            inner.set(0, new Unit(first.top, first.bottom, first.solid, true));
        }
        units.addAll(inner);
    }

    private static boolean forces(BreakBetween value) {
        return value == BreakBetween.COLUMN || value == BreakBetween.ALWAYS;
    }

    static boolean mayBreakInside(BoxFragment box) {
        BreakInside inside = box.style().breakInside();
        return box.box() instanceof BlockContainer container && container.joinsFormattingContext()
                && (inside == BreakInside.AUTO || inside == BreakInside.AVOID_PAGE);
    }

    /// Where each column begins, if columns are as high as this.
    List<Long> starts(long height) {
        List<Long> starts = new ArrayList<>();
        starts.add(start);
        shortage = Long.MAX_VALUE;
        long top = start;
        boolean first = true;
        for (Unit unit : units) {
            if (unit.forced && !first) {
                top = unit.top;
                starts.add(top);
            }
            first = false;
            while (unit.bottom > top + height && (!unit.solid || unit.top > top)) {
                shortage = Math.min(shortage, unit.bottom - top - height);
                long limit = top + height;
                long next = unit.solid || unit.top >= limit ? unit.top : limit;
                if (next <= top) {
                    break;
                }
                top = next;
                starts.add(top);
            }
        }
        return starts;
    }

    /// The least height with which the content fits into so many columns; margins at the end count too.
    ///
    /// @param total the height of the content in one column
    long balanced(int count, long total) {
        long height = Math.max(1, (total + count - 1) / count);
        for (Unit unit : units) {
            height = unit.solid ? Math.max(height, unit.bottom - unit.top) : height;
        }
        while (height < total && starts(height).size() > count && shortage != Long.MAX_VALUE) {
            height += Math.max(1, shortage);
        }
        return Math.min(height, Math.max(total, 0));
    }
}
