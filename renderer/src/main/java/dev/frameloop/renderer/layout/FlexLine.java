package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.Alignment;

import java.util.ArrayList;
import java.util.List;

/// A line of a flex container.
///
/// - 9.7 {@link #resolveFlexibleLengths}
/// - 9.4.8 {@link #determineCrossSize}
/// - 9.5 {@link #alignMain}
/// - 9.6 {@link #alignCross}
///
/// @see <a href="https://drafts.csswg.org/css-flexbox-1/#flex-lines">CSS Flexbox 6: flex lines</a>
final class FlexLine {
    private final FlexAxes axes;
    private final long gap;
    final List<FlexItem> items = new ArrayList<>();
    long crossSize;
    /// From the start of the cross axis.
    long crossOffset;
    private long beforeBaseline;
    private long afterBaseline;

    FlexLine(FlexAxes axes, long gap) {
        this.axes = axes;
        this.gap = gap;
    }

    private long gaps() {
        return gap * Math.max(0, items.size() - 1);
    }

    /// The sum of the outer hypothetical main sizes, with gaps.
    long hypotheticalMain() {
        long sum = gaps();
        for (FlexItem item : items) {
            sum += item.hypotheticalMain + item.marginMain();
        }
        return sum;
    }

    /// @see <a href="https://drafts.csswg.org/css-flexbox-1/#resolve-flexible-lengths">CSS Flexbox 9.7: resolving flexible lengths</a>
    void resolveFlexibleLengths(long available) {
        // 1. Whether the items grow or shrink.
        boolean grow = hypotheticalMain() < available;
        // 2. What is inflexible keeps its hypothetical size.
        int flexible = 0;
        for (FlexItem item : items) {
            double factor = grow ? item.style.flexGrow() : item.style.flexShrink();
            item.mainSize = item.hypotheticalMain;
            item.frozen = factor == 0
                    || (grow ? item.baseSize > item.hypotheticalMain : item.baseSize < item.hypotheticalMain);
            flexible += item.frozen ? 0 : 1;
        }
        // 3. The free space to begin with.
        long initialFree = freeSpace(available);
        // 4. Until no item is flexible:
        while (flexible > 0) {
            // b. a sum of factors below one takes only that part of the space,
            long free = freeSpace(available);
            double sum = sumOfFactors(grow);
            if (sum < 1 && Math.abs((long) (initialFree * sum)) < Math.abs(free)) {
                free = (long) (initialFree * sum);
            }
            // c. which goes to the items by their factors,
            distribute(free, grow, sum);
            // d., e. and what breaks its limits stays at them from now on.
            flexible -= freezeViolations();
        }
    }

    /// What the items leave, with the target size of the frozen ones and the base size of the others.
    private long freeSpace(long available) {
        long free = available - gaps();
        for (FlexItem item : items) {
            free -= (item.frozen ? item.mainSize : item.baseSize) + item.marginMain();
        }
        return free;
    }

    private double sumOfFactors(boolean grow) {
        double sum = 0;
        for (FlexItem item : items) {
            sum += item.frozen ? 0 : grow ? item.style.flexGrow() : item.style.flexShrink();
        }
        return sum;
    }

    private void distribute(long free, boolean grow, double sumOfGrowFactors) {
        double sum = sumOfGrowFactors;
        if (!grow) {
            sum = 0;
            for (FlexItem item : items) {
                sum += item.frozen ? 0 : scaledShrinkFactor(item);
            }
        }
        for (FlexItem item : items) {
            if (!item.frozen) {
                double factor = grow ? item.style.flexGrow() : scaledShrinkFactor(item);
                double share = sum > 0 && (grow ? free > 0 : free < 0) ? free * (factor / sum) : 0;
                item.mainSize = LayoutUnit.clamp(item.baseSize + (long) Math.floor(share + 0.5));
            }
        }
    }

    private static double scaledShrinkFactor(FlexItem item) {
        return item.style.flexShrink() * item.inner(item.baseSize);
    }

    /// Limits the sizes, freezes those items whose limits decide, and tells how many.
    private int freezeViolations() {
        long total = 0;
        for (FlexItem item : items) {
            if (!item.frozen) {
                total += item.clampMain(item.mainSize) - item.mainSize;
            }
        }
        int count = 0;
        for (FlexItem item : items) {
            if (!item.frozen) {
                long violation = item.clampMain(item.mainSize) - item.mainSize;
                item.mainSize += violation;
                item.frozen = total == 0 || (total > 0 ? violation > 0 : violation < 0);
                count += item.frozen ? 1 : 0;
            }
        }
        return count;
    }

    private static boolean isAlignedBy(FlexItem item, FlexAxes axes, Alignment.Kind kind) {
        return item.alignment.kind() == kind && axes.crossSum(item.autoMargins) == 0;
    }

    /// @see <a href="https://drafts.csswg.org/css-flexbox-1/#algo-cross-line">CSS Flexbox 9.4.8: cross size of each flex line</a>
    void determineCrossSize() {
        beforeBaseline = Long.MIN_VALUE;
        afterBaseline = Long.MIN_VALUE;
        // 1. Room on both sides of the shared baselines.
        long after = Long.MIN_VALUE;
        long before = Long.MIN_VALUE;
        // 2. The largest of the other items.
        long largest = 0;
        for (FlexItem item : items) {
            long outer = item.crossSize() + item.marginCross();
            if (isAlignedBy(item, axes, Alignment.Kind.BASELINE)) {
                beforeBaseline = Math.max(beforeBaseline, item.beforeBaseline());
                after = Math.max(after, outer - item.beforeBaseline());
            } else if (isAlignedBy(item, axes, Alignment.Kind.LAST_BASELINE)) {
                afterBaseline = Math.max(afterBaseline, item.afterBaseline());
                before = Math.max(before, outer - item.afterBaseline());
            } else {
                largest = Math.max(largest, outer);
            }
        }
        // 3. The larger of both.
        crossSize = Math.max(largest, Math.max(after == Long.MIN_VALUE ? 0 : beforeBaseline + after,
                before == Long.MIN_VALUE ? 0 : afterBaseline + before));
    }

    /// @see <a href="https://drafts.csswg.org/css-flexbox-1/#main-alignment">CSS Flexbox 9.5: main-axis alignment</a>
    void alignMain(long available, Alignment justifyContent) {
        long free = available - gaps();
        long autoMargins = 0;
        for (FlexItem item : items) {
            free -= item.mainSize + item.marginMain();
            autoMargins += axes.mainSum(item.autoMargins);
        }
        // 1. Free space goes to automatic margins first.
        long autoMargin = autoMargins > 0 ? Math.max(0, free) / autoMargins : 0;
        // 2. What is left is distributed.
        ContentDistribution distribution = ContentDistribution.of(justifyContent, free - autoMargin * autoMargins,
                items.size(), axes.mainReversed(), axes.mainStartsAtLeft());
        long position = distribution.offset();
        for (FlexItem item : items) {
            position += axes.mainStart(item.margin) + autoMargin * axes.mainStart(item.autoMargins);
            item.mainOffset = position;
            position += item.mainSize + axes.mainEnd(item.margin) + autoMargin * axes.mainEnd(item.autoMargins)
                    + gap + distribution.between();
        }
    }

    /// @see <a href="https://drafts.csswg.org/css-flexbox-1/#cross-alignment">CSS Flexbox 9.6: cross-axis alignment</a>
    void alignCross() {
        for (FlexItem item : items) {
            long free = crossSize - item.crossSize() - item.marginCross();
            long offset;
            if (axes.crossSum(item.autoMargins) > 0) {
                // 13. Automatic margins take the free space.
                offset = axes.crossStart(item.autoMargins) == 0
                        ? 0
                        : Math.max(0, free) / axes.crossSum(item.autoMargins);
            } else {
                // 14. Else the item is aligned.
                offset = alignment(item, free);
            }
            item.crossOffset = crossOffset + axes.crossStart(item.margin) + offset;
        }
    }

    private long alignment(FlexItem item, long free) {
        return switch (item.alignment.kind()) {
            case BASELINE -> beforeBaseline - item.beforeBaseline();
            case LAST_BASELINE -> free - (afterBaseline - item.afterBaseline());
            case SELF_START -> isSelfReversed(item) == axes.crossReversed() ? 0 : free;
            case SELF_END -> isSelfReversed(item) == axes.crossReversed() ? free : 0;
            default -> ContentDistribution.of(item.alignment, free, 1, axes.crossReversed(), true).offset();
        };
    }

    /// Whether the item's own start is at the end of the container's logical axis that the cross axis lies on.
    private boolean isSelfReversed(FlexItem item) {
        return isReversed(WritingDirection.of(item.style)) != isReversed(axes.direction());
    }

    private boolean isReversed(WritingDirection direction) {
        boolean vertical = axes.mainIsHorizontal();
        return direction.isHorizontal() == vertical ? direction.isFlippedBlocks() : direction.isInlineReversed();
    }
}
