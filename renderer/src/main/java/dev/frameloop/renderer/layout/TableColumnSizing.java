package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.BoxSizing;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.Size;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

import static dev.frameloop.renderer.layout.LayoutUnit.INDEFINITE;

/// The widths of a table's columns.
///
/// - what the columns need: {@link #measure}, {@link #measureFixed}
/// - what the table needs: {@link #sizes}
/// - what the columns get: {@link #distribute}
///
/// Sizes are along the table's inline axis; "width" stands for that.
///
/// @see <a href="https://drafts.csswg.org/css-tables-3/#computing-the-table-width">CSS Tables 3: computing the table width</a>
final class TableColumnSizing {
    private final Layouter layouter;
    private final TableGrid grid;
    private final WritingDirection direction;
    private final long spacing;
    private final boolean fixed;

    /// @param spacing between columns
    /// @param fixed whether the content does not count: `table-layout: fixed`
    TableColumnSizing(Layouter layouter, TableGrid grid, WritingDirection direction, long spacing, boolean fixed) {
        this.layouter = layouter;
        this.grid = grid;
        this.direction = direction;
        this.spacing = spacing;
        this.fixed = fixed;
    }

    /// Determines the measures of all columns.
    void measure() {
        for (TableColumn column : grid.columns) {
            if (column.box != null) {
                measureColumnBox(column, direction.isHorizontal()
                        ? column.box.style().width()
                        : column.box.style().height());
            }
        }
        if (fixed) {
            measureFixed();
            return;
        }
        List<TableCell> spanning = new ArrayList<>();
        for (TableCell cell : grid.cells) {
            if (cell.columnSpan == 1) {
                measure(grid.columns.get(cell.column), cell);
            } else {
                spanning.add(cell);
            }
        }
        spanning.sort(Comparator.comparingInt(cell -> cell.columnSpan));
        spanning.forEach(this::measureSpanning);
        limitPercentages();
    }

    private static void measureColumnBox(TableColumn column, Size width) {
        if (width instanceof LengthPercentage length) {
            if (length.hasPercentage()) {
                column.percent = Math.max(0, length.percent());
            } else {
                column.constrained = true;
                column.encompass(0, Edges.resolve(length, INDEFINITE));
            }
        }
    }

    private void measure(TableColumn column, TableCell cell) {
        IntrinsicSizes measures = measures(cell);
        double percent = cell.percent(direction);
        column.percent = Math.max(column.percent, percent);
        boolean lengthGiven = percent == 0 && isLength(cell.widthProperty(direction));
        if (lengthGiven && !column.constrained) {
            // The width that is asked for takes the place of what content would like.
            column.constrained = true;
        }
        column.encompass(measures.min(), measures.max());
    }

    private static boolean isLength(Size size) {
        return size instanceof LengthPercentage length && !length.hasPercentage();
    }

    /// @see <a href="https://drafts.csswg.org/css-tables-3/#computing-cell-measures">CSS Tables 3: computing cell measures</a>
    private IntrinsicSizes measures(TableCell cell) {
        IntrinsicSizes content = cell.intrinsicSizes(layouter, direction);
        Sizing sizing = cell.sizing(layouter, direction);
        long min = sizing.clampInline(content.min());
        long max = isLength(cell.widthProperty(direction))
                ? sizing.resolveInline(cell.widthProperty(direction))
                : content.max();
        return new IntrinsicSizes(min, Math.max(min, sizing.clampInline(max)));
    }

    /// @see <a href="https://drafts.csswg.org/css-tables-3/#intrinsic-percentage-width-of-a-column-based-on-cells-of-span-up-to-n-n--1">CSS Tables 3: measures based on cells of several columns</a>
    private void measureSpanning(TableCell cell) {
        List<TableColumn> spanned = spanned(cell);
        double percent = cell.percent(direction);
        List<TableColumn> without = spanned.stream().filter(column -> column.percent == 0).toList();
        double given = spanned.stream().mapToDouble(column -> column.percent).sum();
        if (percent > given && !without.isEmpty()) {
            double sum = without.stream().mapToDouble(column -> column.max).sum();
            for (TableColumn column : without) {
                column.percent = (percent - given) * (sum > 0 ? column.max / sum : 1.0 / without.size());
            }
        }
        IntrinsicSizes measures = measures(cell).plus(-gaps(spanned));
        long[] mins = distribute(spanned, Math.max(0, measures.min()));
        for (int i = 0; i < mins.length; i++) {
            spanned.get(i).encompass(mins[i], 0);
        }
        long[] maxs = distribute(spanned, Math.max(0, measures.max()));
        for (int i = 0; i < maxs.length; i++) {
            spanned.get(i).encompass(0, maxs[i]);
        }
    }

    private List<TableColumn> spanned(TableCell cell) {
        return grid.columns.subList(cell.column, cell.column + cell.columnSpan);
    }

    private long gaps(List<TableColumn> columns) {
        return spacing * Math.max(0, columns.stream().filter(column -> !column.isMerged()).count() - 1);
    }

    private void limitPercentages() {
        double left = 100;
        for (TableColumn column : grid.columns) {
            column.percent = Math.min(column.percent, left);
            left -= column.percent;
        }
    }

    /// Column elements and the cells of the first row decide, the others have no say.
    ///
    /// @see <a href="https://drafts.csswg.org/css-tables-3/#computing-column-measures">CSS Tables 3: column measures in fixed mode</a>
    private void measureFixed() {
        if (!grid.rows.isEmpty()) {
            for (TableCell cell : grid.rows.getFirst().cells) {
                double percent = cell.percent(direction) / cell.columnSpan;
                Sizing sizing = cell.sizing(layouter, direction);
                boolean length = isLength(cell.widthProperty(direction));
                long width = length
                        ? sizing.resolveInline(cell.widthProperty(direction)) - spacing * (cell.columnSpan - 1)
                        : 0;
                for (TableColumn column : spanned(cell)) {
                    if (!column.constrained && column.percent == 0) {
                        column.percent = percent;
                        column.percentEdges = percent > 0 && cell.style.boxSizing() == BoxSizing.CONTENT_BOX
                                ? sizing.edges().inlineSum() / cell.columnSpan
                                : 0;
                        column.constrained = length;
                        column.encompass(0, width / cell.columnSpan);
                    }
                }
            }
        }
        limitPercentages();
    }

    /// The least and the preferred width of all columns together, with the spacing between and around them.
    IntrinsicSizes sizes() {
        long min = 0;
        long max = 0;
        double percentages = 0;
        double byPercentages = 0;
        long rest = 0;
        for (TableColumn column : grid.columns) {
            min += column.min;
            max += column.max;
            if (column.percent > 0) {
                percentages += column.percent;
                byPercentages = Math.max(byPercentages, column.max * 100 / column.percent);
            } else {
                rest += column.max;
            }
        }
        if (percentages > 0) {
            double byRest = rest == 0 ? 0 : percentages < 99.99 ? rest * 100 / (100 - percentages) : LayoutUnit.MAX;
            max = Math.max(max, LayoutUnit.clamp((long) Math.max(byPercentages, byRest)));
        }
        return new IntrinsicSizes(min, max).plus(undistributable());
    }

    /// The spacing between and around the columns.
    long undistributable() {
        long count = grid.columns.stream().filter(column -> !column.isMerged()).count();
        return count == 0 ? 0 : spacing * (count + 1);
    }

    /// Gives each column its size.
    void assign(long width) {
        long target = Math.max(0, width - undistributable());
        long[] sizes = fixed ? distributeFixed(target) : distribute(grid.columns, target);
        for (int i = 0; i < sizes.length; i++) {
            grid.columns.get(i).size = sizes[i];
        }
    }

    /// Distributes a width: between the four guesses by interpolation, beyond them by proportion.
    ///
    /// @see <a href="https://drafts.csswg.org/css-tables-3/#width-distribution-algorithm">CSS Tables 3: distribution algorithm</a>
    static long[] distribute(List<TableColumn> columns, long target) {
        int count = columns.size();
        long[][] guesses = new long[4][count];
        for (int i = 0; i < count; i++) {
            TableColumn column = columns.get(i);
            long percentage = Math.max(column.min, (long) (target * column.percent / 100));
            boolean percent = column.percent > 0;
            guesses[0][i] = column.min;
            guesses[1][i] = percent ? percentage : column.min;
            guesses[2][i] = percent ? percentage : column.constrained ? column.max : column.min;
            guesses[3][i] = percent ? percentage : column.max;
        }
        if (sum(guesses[0]) >= target) {
            return guesses[0];
        }
        for (int guess = 1; guess < guesses.length; guess++) {
            if (sum(guesses[guess]) > target) {
                return interpolate(guesses[guess - 1], guesses[guess], target);
            }
        }
        return distributeExcess(columns, guesses[3], target - sum(guesses[3]));
    }

    private static long sum(long[] sizes) {
        long sum = 0;
        for (long size : sizes) {
            sum += size;
        }
        return sum;
    }

    private static long[] interpolate(long[] low, long[] high, long target) {
        long lowSum = sum(low);
        double share = (double) (target - lowSum) / (sum(high) - lowSum);
        long[] sizes = low.clone();
        long left = target - lowSum;
        int last = -1;
        for (int i = 0; i < sizes.length; i++) {
            long added = (long) ((high[i] - low[i]) * share);
            sizes[i] += added;
            left -= added;
            last = high[i] > low[i] ? i : last;
        }
        if (last >= 0) {
            sizes[last] += left;
        }
        return sizes;
    }

    /// @see <a href="https://drafts.csswg.org/css-tables-3/#distributing-excess-width-to-columns">CSS Tables 3: distributing excess width to columns</a>
    private static long[] distributeExcess(List<TableColumn> columns, long[] sizes, long excess) {
        if (excess <= 0 || columns.isEmpty()) {
            return sizes;
        }
        // 1., 2. To columns without a width of their own, by what they would like, else equally;
        boolean done = add(columns, sizes, excess,
                column -> column.originates && !column.constrained && column.percent == 0 && column.max > 0,
                column -> column.max)
                || add(columns, sizes, excess,
                        column -> column.originates && !column.constrained && column.percent == 0, _ -> 1)
                // 3. to those with a length,
                || add(columns, sizes, excess,
                        column -> column.constrained && column.percent == 0 && column.max > 0, column -> column.max)
                // 4. to those with a percentage,
                || add(columns, sizes, excess, column -> column.percent > 0, column -> column.percent)
                // 5., 6. and if there are none of these, to all.
                || add(columns, sizes, excess, column -> column.originates, _ -> 1);
        if (!done) {
            add(columns, sizes, excess, _ -> true, _ -> 1);
        }
        return sizes;
    }

    /// Adds room to some columns in proportion, and tells whether there are any.
    private static boolean add(List<TableColumn> columns, long[] sizes, long room, Predicate<TableColumn> to,
            ToDoubleFunction<TableColumn> weight) {
        double weights = columns.stream().filter(to).mapToDouble(weight).sum();
        if (weights <= 0) {
            return false;
        }
        long left = room;
        int last = 0;
        for (int i = 0; i < sizes.length; i++) {
            if (to.test(columns.get(i))) {
                long added = (long) (room * (weight.applyAsDouble(columns.get(i)) / weights));
                sizes[i] += added;
                left -= added;
                last = i;
            }
        }
        sizes[last] += left;
        return true;
    }

    private long[] distributeFixed(long target) {
        List<TableColumn> columns = grid.columns;
        long[] sizes = new long[columns.size()];
        long left = target;
        for (int i = 0; i < sizes.length; i++) {
            TableColumn column = columns.get(i);
            sizes[i] = column.percent > 0
                    ? (long) (target * column.percent / 100) + column.percentEdges
                    : column.max;
            left -= sizes[i];
        }
        if (left > 0 && !add(columns, sizes, left, column -> !column.constrained && column.percent == 0, _ -> 1)) {
            distributeExcess(columns, sizes, left);
        }
        return sizes;
    }
}
