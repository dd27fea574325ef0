package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.Numeric;
import dev.frameloop.dom.css.value.NumericLiteral;
import dev.frameloop.dom.css.value.TrackSize;
import dev.frameloop.dom.css.value.Unit;

import static dev.frameloop.renderer.layout.LayoutUnit.INDEFINITE;

/// A row or column of a grid while it is sized.
///
/// @see <a href="https://drafts.csswg.org/css-grid-2/#algo-terms">CSS Grid 11.2: track sizing terminology</a>
final class GridTrack {
    /// The growth limit of a track that may grow without end.
    static final long INFINITE = Long.MAX_VALUE / 4;

    /// A minimum or maximum.
    enum Function {
        /// A length.
        FIXED,
        /// The minimum contributions as a minimum, max-content as a maximum; may stretch.
        AUTO,
        /// The largest min-content contribution.
        MIN_CONTENT,
        /// The largest max-content contribution.
        MAX_CONTENT,
        /// max-content, up to a limit; only a maximum
        FIT_CONTENT,
        /// A share of the space that is left; only a maximum.
        FLEXIBLE
    }

    Function minimum = Function.AUTO;
    Function maximum = Function.AUTO;
    /// The flex factor.
    double factor;
    /// The limit of `fit-content()`.
    private long fitLimit;
    private boolean percentage;
    boolean collapsed;
    long base;
    long limit = INFINITE;
    boolean infinitelyGrowable;
    /// What the items of one step add: the planned increase, and that of the item at hand.
    long planned;
    long incurred;
    /// From the start of the content area.
    long offset;

    private GridTrack() {}

    /// A track of an automatic repetition in which there is nothing.
    static GridTrack collapsed() {
        GridTrack track = new GridTrack();
        track.minimum = Function.FIXED;
        track.maximum = Function.FIXED;
        track.limit = 0;
        track.collapsed = true;
        return track;
    }

    /// @param basis what percentages are of, INDEFINITE if they count as `auto`
    /// @see <a href="https://drafts.csswg.org/css-grid-2/#algo-init">CSS Grid 11.4: initialize track sizes</a>
    static GridTrack of(TrackSize size, long basis) {
        GridTrack track = new GridTrack();
        switch (size) {
            case TrackSize.Breadth breadth -> {
                track.setMinimum(breadth.value(), basis);
                track.setMaximum(breadth.value(), basis);
            }
            case TrackSize.MinMax(TrackSize.Breadth min, TrackSize.Breadth max) -> {
                track.setMinimum(min.value(), basis);
                track.setMaximum(max.value(), basis);
            }
            case TrackSize.FitContent(Numeric limit) -> {
                track.percentage = limit instanceof LengthPercentage length && length.hasPercentage();
                track.maximum = track.percentage && basis == INDEFINITE ? Function.MAX_CONTENT : Function.FIT_CONTENT;
                track.fitLimit = length(limit, basis);
            }
        }
        track.limit = Math.max(track.limit, track.base);
        return track;
    }

    private void setMinimum(CssValue value, long basis) {
        minimum = function(value, basis);
        if (minimum == Function.FIXED) {
            base = length((Numeric) value, basis);
        } else if (minimum == Function.FLEXIBLE) {
            minimum = Function.AUTO;
        }
    }

    private void setMaximum(CssValue value, long basis) {
        maximum = function(value, basis);
        if (maximum == Function.FIXED) {
            limit = length((Numeric) value, basis);
        } else if (maximum == Function.FLEXIBLE) {
            factor = ((NumericLiteral) value).value();
        }
    }

    private Function function(CssValue value, long basis) {
        return switch (value) {
            case TrackSize.TrackKeyword keyword -> switch (keyword) {
                case AUTO -> Function.AUTO;
                case MIN_CONTENT -> Function.MIN_CONTENT;
                case MAX_CONTENT -> Function.MAX_CONTENT;
            };
            case NumericLiteral(double _, Unit unit) when unit == Unit.FR -> Function.FLEXIBLE;
            case LengthPercentage length when length.hasPercentage() -> {
                percentage = true;
                yield basis == INDEFINITE ? Function.AUTO : Function.FIXED;
            }
            default -> Function.FIXED;
        };
    }

    private static long length(Numeric value, long basis) {
        return Math.max(0, LayoutUnit.of(value.resolve(basis == INDEFINITE ? 0 : LayoutUnit.toPixels(basis))));
    }

    boolean hasPercentage() {
        return percentage;
    }

    boolean isFlexible() {
        return maximum == Function.FLEXIBLE;
    }

    boolean hasIntrinsicMinimum() {
        return minimum != Function.FIXED;
    }

    boolean hasIntrinsicMaximum() {
        return maximum != Function.FIXED && maximum != Function.FLEXIBLE;
    }

    /// Whether the maximum is max-content, were it up to a limit.
    boolean hasMaxContentMaximum() {
        return hasIntrinsicMaximum() && maximum != Function.MIN_CONTENT;
    }

    /// The growth limit, with that of `fit-content()`.
    long cappedLimit() {
        return maximum == Function.FIT_CONTENT ? Math.min(limit, Math.max(base, fitLimit)) : limit;
    }

    /// The limit of `fit-content()`; none for other tracks.
    long fitLimit() {
        return maximum == Function.FIT_CONTENT ? fitLimit : INFINITE;
    }
}
