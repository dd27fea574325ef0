package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.Alignment;

/// Where the first of several things in a row begins, and the room that is added between neighbours: `justify-content` and
/// `align-content`.
///
/// @param offset from the start of the axis
/// @param between added to the gap between neighbours
/// @see <a href="https://drafts.csswg.org/css-align-3/#content-distribution">CSS Box Alignment 5: content distribution</a>
record ContentDistribution(long offset, long between) {
    /// Distributes room.
    ///
    /// @param alignment `normal`, `auto` and `stretch` count as the start
    /// @param free the room that is left, negative where the things overflow
    /// @param count how many things there are
    /// @param reversed whether the axis begins where `start` says the end is
    /// @param startsAtLeft whether the axis begins at the side that `left` means
    static ContentDistribution of(Alignment alignment, long free, int count, boolean reversed, boolean startsAtLeft) {
        long logicalStart = reversed ? free : 0;
        if (free < 0 && alignment.safety() == Alignment.Safety.SAFE) {
            return new ContentDistribution(logicalStart, 0);
        }
        int things = Math.max(1, count);
        return switch (alignment.kind()) {
            case CENTER, ANCHOR_CENTER -> new ContentDistribution(free / 2, 0);
            case FLEX_END -> new ContentDistribution(free, 0);
            case START, SELF_START, BASELINE -> new ContentDistribution(logicalStart, 0);
            case END, SELF_END, LAST_BASELINE -> new ContentDistribution(free - logicalStart, 0);
            case LEFT -> new ContentDistribution(startsAtLeft ? 0 : free, 0);
            case RIGHT -> new ContentDistribution(startsAtLeft ? free : 0, 0);
            case SPACE_BETWEEN -> free <= 0 || count < 2
                    ? new ContentDistribution(0, 0)
                    : new ContentDistribution(0, free / (count - 1));
            // What does not fit falls back to safe centring, and so to the start.
            case SPACE_AROUND -> free <= 0
                    ? new ContentDistribution(logicalStart, 0)
                    : new ContentDistribution(free / (2L * things), free / things);
            case SPACE_EVENLY -> free <= 0
                    ? new ContentDistribution(logicalStart, 0)
                    : new ContentDistribution(free / (things + 1), free / (things + 1));
            default -> new ContentDistribution(0, 0);
        };
    }
}
