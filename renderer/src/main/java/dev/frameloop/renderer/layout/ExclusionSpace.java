package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.Clear;

import java.util.Arrays;

/// The areas that the floats of a block formatting context keep free of lines and of other floats. Immutable.
///
/// Coordinates are those of one box: the line axis runs from the line-left border edge (left, where lines are horizontal), the block
/// axis from the block-start border edge. {@link #translate} takes the space into the coordinates of another box.
///
/// @see <a href="https://www.w3.org/TR/CSS22/visuren.html#floats">CSS 2.2 9.5: floats</a>
final class ExclusionSpace {
    static final ExclusionSpace EMPTY = new ExclusionSpace(new Exclusion[0], 0, 0, LayoutUnit.INDEFINITE,
            LayoutUnit.INDEFINITE, LayoutUnit.INDEFINITE);

    private final Exclusion[] exclusions;
    private final long lineOrigin;
    private final long blockOrigin;
    private final long leftBottom;
    private final long rightBottom;
    private final long lastTop;

    /// The margin box of a float.
    private record Exclusion(boolean left, long lineStart, long lineEnd, long blockStart, long blockEnd) {}

    private ExclusionSpace(Exclusion[] exclusions, long lineOrigin, long blockOrigin, long leftBottom,
            long rightBottom, long lastTop) {
        this.exclusions = exclusions;
        this.lineOrigin = lineOrigin;
        this.blockOrigin = blockOrigin;
        this.leftBottom = leftBottom;
        this.rightBottom = rightBottom;
        this.lastTop = lastTop;
    }

    boolean isEmpty() {
        return this == EMPTY;
    }

    /// The same areas in the coordinates of a box whose border edges lie at these offsets.
    ExclusionSpace translate(long line, long block) {
        return isEmpty() || line == 0 && block == 0
                ? this
                : new ExclusionSpace(exclusions, lineOrigin + line, blockOrigin + block, leftBottom, rightBottom,
                        lastTop);
    }

    /// The space with one more float.
    ExclusionSpace plus(boolean left, long lineStart, long lineEnd, long blockStart, long blockEnd) {
        long top = blockStart + blockOrigin;
        long bottom = blockEnd + blockOrigin;
        Exclusion[] more = exclusions;
        if (lineEnd > lineStart && blockEnd > blockStart) {
            more = Arrays.copyOf(exclusions, exclusions.length + 1);
            more[exclusions.length] = new Exclusion(left, lineStart + lineOrigin, lineEnd + lineOrigin, top, bottom);
        }
        return new ExclusionSpace(more, lineOrigin, blockOrigin, left ? Math.max(leftBottom, bottom) : leftBottom,
                left ? rightBottom : Math.max(rightBottom, bottom), Math.max(lastTop, top));
    }

    /// What still matters for content that lies at or below a block offset: one of many rows of floats, rather than all.
    ExclusionSpace from(long block) {
        long limit = block + blockOrigin;
        int kept = 0;
        for (Exclusion exclusion : exclusions) {
            kept += exclusion.blockEnd > limit ? 1 : 0;
        }
        if (kept == exclusions.length) {
            return this;
        }
        Exclusion[] rest = new Exclusion[kept];
        int at = 0;
        for (Exclusion exclusion : exclusions) {
            if (exclusion.blockEnd > limit) {
                rest[at++] = exclusion;
            }
        }
        return new ExclusionSpace(rest, lineOrigin, blockOrigin, leftBottom, rightBottom, lastTop);
    }

    /// Empty if no float reaches below a block offset and none has to be cleared there.
    ExclusionSpace forContentAt(long block) {
        long limit = block + blockOrigin;
        return isEmpty() || leftBottom <= limit && rightBottom <= limit && lastTop <= limit ? EMPTY : from(block);
    }

    /// The line offset from which content between two block offsets has room, at least `edge`.
    long lineLeft(long blockStart, long blockEnd, long edge) {
        long left = edge + lineOrigin;
        for (Exclusion exclusion : exclusions) {
            if (exclusion.left && overlaps(exclusion, blockStart + blockOrigin, blockEnd + blockOrigin)) {
                left = Math.max(left, exclusion.lineEnd);
            }
        }
        return left - lineOrigin;
    }

    /// The line offset up to which content between two block offsets has room, at most `edge`.
    long lineRight(long blockStart, long blockEnd, long edge) {
        long right = edge + lineOrigin;
        for (Exclusion exclusion : exclusions) {
            if (!exclusion.left && overlaps(exclusion, blockStart + blockOrigin, blockEnd + blockOrigin)) {
                right = Math.min(right, exclusion.lineStart);
            }
        }
        return right - lineOrigin;
    }

    private static boolean overlaps(Exclusion exclusion, long start, long end) {
        return exclusion.blockStart < Math.max(end, start + 1) && start < exclusion.blockEnd;
    }

    /// The next block offset at which a float ends; {@link LayoutUnit#INDEFINITE} if there is none.
    long nextEnd(long block) {
        long next = Long.MAX_VALUE;
        for (Exclusion exclusion : exclusions) {
            if (exclusion.blockEnd > block + blockOrigin) {
                next = Math.min(next, exclusion.blockEnd);
            }
        }
        return next == Long.MAX_VALUE ? LayoutUnit.INDEFINITE : next - blockOrigin;
    }

    /// The block offset that lies below the floats to be cleared; {@link LayoutUnit#INDEFINITE} if there are none.
    long clearanceOffset(Clear clear, boolean leftToRight) {
        long bottom = switch (clear) {
            case NONE -> LayoutUnit.INDEFINITE;
            case LEFT -> leftBottom;
            case RIGHT -> rightBottom;
            case BOTH -> Math.max(leftBottom, rightBottom);
            case INLINE_START -> leftToRight ? leftBottom : rightBottom;
            case INLINE_END -> leftToRight ? rightBottom : leftBottom;
        };
        return bottom == LayoutUnit.INDEFINITE ? bottom : bottom - blockOrigin;
    }

    /// The upper edge of the last float, above which no later one may lie; {@link LayoutUnit#INDEFINITE} if there is none.
    long lastTop() {
        return lastTop == LayoutUnit.INDEFINITE ? lastTop : lastTop - blockOrigin;
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof ExclusionSpace space && !isEmpty() && !space.isEmpty()
                && lineOrigin == space.lineOrigin && blockOrigin == space.blockOrigin && leftBottom == space.leftBottom
                && rightBottom == space.rightBottom && lastTop == space.lastTop
                && Arrays.equals(exclusions, space.exclusions);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(exclusions) + 31 * Long.hashCode(blockOrigin + 31 * lineOrigin);
    }
}
