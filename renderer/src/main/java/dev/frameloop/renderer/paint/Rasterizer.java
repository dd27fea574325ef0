package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Path;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.Shape;
import dev.frameloop.renderer.display.Transform;

import java.util.Arrays;

/// Finds how much of each pixel an outline covers, as the exact area.
///
/// Edges are kept by the row in which they begin. For one row at a time each edge adds its signed area to an array of differences, whose
/// running sum is the coverage; only cells that an edge touches are visited, so wide areas cost as much as narrow ones.
///
/// DIVERGES: where several edges cross within one pixel, the areas are added with their signs rather than united, which can be off in that
/// pixel alone.
public final class Rasterizer {
    private static final double FAR = 1e7;

    private int left;
    private int top;
    private int width;
    private int height;
    private double[] coordinates = new double[256];
    private int[] next = new int[64];
    private int edgeCount;
    private int[] first = new int[0];
    private int firstRow;
    private int lastRow;
    private double[] differences = new double[0];
    private long[] touched = new long[0];
    private int[] active = new int[32];

    /// How much a shape covers of each pixel of a rectangle.
    ///
    /// @param transform takes the shape's coordinates to pixels
    /// @param pixels the rectangle, of whole pixels
    public Mask cover(Shape shape, Transform transform, Rectangle pixels) {
        Mask mask = new Mask((int) pixels.x(), (int) pixels.y(), (int) pixels.right(), (int) pixels.bottom());
        begin(mask.left, mask.top, mask.right(), mask.bottom());
        Flattener.flatten(shape, transform, this::line);
        sweep(shape instanceof Path path ? path.fillRule() : Path.FillRule.NONZERO, mask);
        return mask;
    }

    /// Starts an outline, of which only the part in a rectangle of pixels matters.
    void begin(int clipLeft, int clipTop, int clipRight, int clipBottom) {
        left = clipLeft;
        top = clipTop;
        width = Math.max(0, clipRight - clipLeft);
        height = Math.max(0, clipBottom - clipTop);
        edgeCount = 0;
        firstRow = height;
        lastRow = -1;
        if (first.length < height) {
            first = new int[height];
        }
        Arrays.fill(first, 0, height, -1);
        if (differences.length < width + 2) {
            differences = new double[width + 2];
            touched = new long[(width + 2 >> 6) + 1];
        }
    }

    /// Adds an edge; the edges of an outline form closed loops.
    void line(double fromX, double fromY, double toX, double toY) {
        double x0 = Math.clamp(fromX, -FAR, FAR) - left;
        double y0 = Math.clamp(fromY, -FAR, FAR) - top;
        double x1 = Math.clamp(toX, -FAR, FAR) - left;
        double y1 = Math.clamp(toY, -FAR, FAR) - top;
        boolean down = y0 < y1;
        double upperY = down ? y0 : y1;
        double lowerY = down ? y1 : y0;
        if (!(upperY < lowerY) || lowerY <= 0 || upperY >= height) {
            return;
        }
        double upperX = down ? x0 : x1;
        double slope = (x1 - x0) / (y1 - y0);
        if (upperY < 0) {
            upperX -= upperY * slope;
            upperY = 0;
        }
        addEdge(upperX, slope, upperY, Math.min(lowerY, height), down ? 1 : -1);
    }

    private void addEdge(double x, double slope, double upperY, double lowerY, double direction) {
        if (edgeCount == next.length) {
            next = Arrays.copyOf(next, 2 * edgeCount);
            coordinates = Arrays.copyOf(coordinates, 10 * edgeCount);
        }
        if (coordinates.length < 5 * next.length) {
            coordinates = Arrays.copyOf(coordinates, 5 * next.length);
        }
        int at = 5 * edgeCount;
        coordinates[at] = x;
        coordinates[at + 1] = slope;
        coordinates[at + 2] = upperY;
        coordinates[at + 3] = lowerY;
        coordinates[at + 4] = direction;
        int row = (int) upperY;
        next[edgeCount] = first[row];
        first[row] = edgeCount++;
        firstRow = Math.min(firstRow, row);
        lastRow = Math.max(lastRow, (int) Math.ceil(lowerY) - 1);
    }

    /// Hands out all that the outline covers, from the top.
    void sweep(Path.FillRule rule, SpanSink sink) {
        int activeCount = 0;
        for (int row = firstRow; row <= lastRow; row++) {
            for (int edge = first[row]; edge >= 0; edge = next[edge]) {
                if (activeCount == active.length) {
                    active = Arrays.copyOf(active, 2 * activeCount);
                }
                active[activeCount++] = edge;
            }
            int kept = 0;
            for (int i = 0; i < activeCount; i++) {
                int edge = active[i];
                if (accumulate(edge, row)) {
                    active[kept++] = edge;
                }
            }
            activeCount = kept;
            emit(row, rule == Path.FillRule.EVENODD, sink);
        }
    }

    /// Adds an edge's part in a row; returns whether it goes on in the next.
    private boolean accumulate(int edge, int row) {
        int at = 5 * edge;
        double upperY = coordinates[at + 2];
        double lowerY = coordinates[at + 3];
        double from = Math.max(upperY, row);
        double to = Math.min(lowerY, row + 1);
        double slope = coordinates[at + 1];
        double x0 = coordinates[at] + (from - upperY) * slope;
        double x1 = coordinates[at] + (to - upperY) * slope;
        double cover = (to - from) * coordinates[at + 4];
        if (x0 > x1) {
            double swap = x0;
            x0 = x1;
            x1 = swap;
        }
        clipped(x0, x1, cover);
        return lowerY > row + 1;
    }

    /// Moves what lies left of the clip to its edge and drops what lies right of it.
    private void clipped(double fromX, double toX, double cover) {
        double x0 = fromX;
        double x1 = toX;
        double rest = cover;
        if (x1 <= 0) {
            add(0, rest);
            return;
        }
        if (x0 >= width) {
            return;
        }
        if (x0 < 0) {
            double part = rest * (-x0 / (x1 - x0));
            add(0, part);
            rest -= part;
            x0 = 0;
        }
        if (x1 > width) {
            rest *= (width - x0) / (x1 - x0);
            x1 = width;
        }
        cells(x0, x1, rest);
    }

    /// Spreads the area to the right of a straight piece over the cells that it crosses.
    private void cells(double x0, double x1, double cover) {
        int i0 = (int) x0;
        int i1 = (int) Math.ceil(x1);
        if (i1 <= i0 + 1) {
            double middle = 0.5 * (x0 + x1) - i0;
            add(i0, cover * (1 - middle));
            add(i0 + 1, cover * middle);
            return;
        }
        double perCell = 1 / (x1 - x0);
        double fromLeft = 1 - (x0 - i0);
        double toRight = x1 - (i1 - 1);
        double covered = 0.5 * perCell * fromLeft * fromLeft;
        add(i0, cover * covered);
        double sum = covered;
        for (int i = i0 + 1; i < i1 - 1; i++) {
            double upTo = perCell * (fromLeft + (i - i0 - 0.5));
            add(i, cover * (upTo - covered));
            sum += upTo - covered;
            covered = upTo;
        }
        double last = 0.5 * perCell * toRight * toRight;
        add(i1 - 1, cover * (1 - sum - last));
        add(i1, cover * last);
    }

    private void add(int cell, double area) {
        differences[cell] += area;
        touched[cell >> 6] |= 1L << cell;
    }

    private void emit(int row, boolean evenOdd, SpanSink sink) {
        double sum = 0;
        int from = 0;
        int coverage = 0;
        int words = width + 64 >> 6;
        for (int word = 0; word < words; word++) {
            long bits = touched[word];
            touched[word] = 0;
            while (bits != 0) {
                int cell = (word << 6) + Long.numberOfTrailingZeros(bits);
                bits &= bits - 1;
                sum += differences[cell];
                differences[cell] = 0;
                int changed = coverage(sum, evenOdd);
                if (changed != coverage) {
                    if (coverage != 0 && cell > from) {
                        sink.span(top + row, left + from, left + Math.min(cell, width), coverage);
                    }
                    from = cell;
                    coverage = changed;
                }
            }
        }
        if (coverage != 0 && from < width) {
            sink.span(top + row, left + from, left + width, coverage);
        }
    }

    private static int coverage(double sum, boolean evenOdd) {
        double area = Math.abs(sum);
        if (evenOdd) {
            area %= 2;
            area = area > 1 ? 2 - area : area;
        }
        return area >= 1 ? 255 : (int) (area * 255 + 0.5);
    }
}
