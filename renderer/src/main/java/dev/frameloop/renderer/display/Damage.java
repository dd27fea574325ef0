package dev.frameloop.renderer.display;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A set of pixel-aligned rectangles that must be painted anew; they may overlap.
public record Damage(List<Rectangle> rectangles) {
    /// Nothing has changed.
    public static final Damage NONE = new Damage(List.of());

    private static final int MOST_RECTANGLES = 8;

    /// Rectangles are copied.
    public Damage {
        rectangles = List.copyOf(rectangles);
    }

    /// One rectangle, grown to whole pixels.
    public static Damage of(Rectangle rectangle) {
        return rectangle.isEmpty() ? NONE : new Damage(List.of(rectangle.enclosingPixels()));
    }

    /// Whether nothing has changed.
    public boolean isEmpty() {
        return rectangles.isEmpty();
    }

    /// What differs between two lists.
    ///
    /// Operations are matched in order: equal beginnings and ends first, which costs one comparison of references an
    /// operation where a builder has kept its operations; then, in between, each new operation with the first equal old one that is not yet
    /// passed over. What stays unmatched in either list is damaged.
    static Damage between(DisplayList before, DisplayList after) {
        if (before == after) {
            return NONE;
        }
        int start = 0;
        int beforeEnd = before.size();
        int afterEnd = after.size();
        while (start < beforeEnd && start < afterEnd && after.sameOperation(start, before, start)) {
            start++;
        }
        while (start < beforeEnd && start < afterEnd && after.sameOperation(afterEnd - 1, before, beforeEnd - 1)) {
            beforeEnd--;
            afterEnd--;
        }
        Collector damaged = new Collector();
        Map<PaintOperation, List<Integer>> places = new HashMap<>();
        for (int i = start; i < beforeEnd && start < afterEnd; i++) {
            places.computeIfAbsent(before.operation(i), _ -> new ArrayList<>(1)).add(i);
        }
        int passed = start;
        for (int i = start; i < afterEnd; i++) {
            int match = match(before, after, i, passed, places.getOrDefault(after.operation(i), List.of()));
            if (match < 0) {
                damaged.add(after.bounds(i));
                continue;
            }
            for (; passed < match; passed++) {
                damaged.add(before.bounds(passed));
            }
            passed++;
        }
        for (; passed < beforeEnd; passed++) {
            damaged.add(before.bounds(passed));
        }
        return new Damage(damaged.rectangles);
    }

    private static int match(DisplayList before, DisplayList after, int index, int passed, List<Integer> places) {
        for (int place : places) {
            if (place >= passed && after.sameOperation(index, before, place)) {
                return place;
            }
        }
        return -1;
    }

    /// Keeps few rectangles by joining the pair whose union wastes least.
    private static final class Collector {
        private final List<Rectangle> rectangles = new ArrayList<>();

        void add(Rectangle bounds) {
            Rectangle pixels = bounds.enclosingPixels();
            if (pixels.isEmpty()) {
                return;
            }
            for (Rectangle r : rectangles) {
                if (r.contains(pixels)) {
                    return;
                }
            }
            rectangles.add(pixels);
            if (rectangles.size() > MOST_RECTANGLES) {
                joinCheapestPair();
            }
        }

        private void joinCheapestPair() {
            int bestA = 0;
            int bestB = 1;
            double least = Double.POSITIVE_INFINITY;
            for (int a = 0; a < rectangles.size(); a++) {
                for (int b = a + 1; b < rectangles.size(); b++) {
                    Rectangle union = rectangles.get(a).union(rectangles.get(b));
                    double waste = area(union) - area(rectangles.get(a)) - area(rectangles.get(b));
                    if (waste < least) {
                        least = waste;
                        bestA = a;
                        bestB = b;
                    }
                }
            }
            Rectangle b = rectangles.remove(bestB);
            rectangles.set(bestA, rectangles.get(bestA).union(b));
        }

        private static double area(Rectangle r) {
            return r.width() * r.height();
        }
    }
}
