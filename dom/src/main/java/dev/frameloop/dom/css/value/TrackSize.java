package dev.frameloop.dom.css.value;

/// The size of a grid track.
public sealed interface TrackSize extends GridTrackList.Entry {
    /// `auto` as both minimum and maximum.
    TrackSize AUTO = new Breadth(TrackKeyword.AUTO);

    /// The keywords among track sizes.
    enum TrackKeyword implements KeywordValue {
        /// `auto`
        AUTO,
        /// `min-content`
        MIN_CONTENT,
        /// `max-content`
        MAX_CONTENT
    }

    /// One breadth, as minimum and maximum.
    ///
    /// @param value a {@link Numeric} (length or percentage; `fr` as a {@link NumericLiteral} of unit FR), or a {@link TrackKeyword}
    record Breadth(CssValue value) implements TrackSize {
        /// Whether this is a share of the space that is left.
        public boolean isFlexible() {
            return value instanceof NumericLiteral(double factor, Unit unit) && unit == Unit.FR;
        }

        @Override
        public Breadth computed(ComputationContext context) {
            return new Breadth(value.computed(context));
        }

        @Override
        public String cssText() {
            return value.cssText();
        }
    }

    /// `minmax()`
    ///
    /// @param minimum never flexible
    /// @param maximum the maximum
    record MinMax(Breadth minimum, Breadth maximum) implements TrackSize {
        @Override
        public MinMax computed(ComputationContext context) {
            return new MinMax(minimum.computed(context), maximum.computed(context));
        }

        @Override
        public String cssText() {
            return "minmax(" + minimum.cssText() + ", " + maximum.cssText() + ")";
        }
    }

    /// `fit-content()`
    ///
    /// @param limit a length or percentage
    record FitContent(Numeric limit) implements TrackSize {
        @Override
        public FitContent computed(ComputationContext context) {
            return new FitContent(limit.computed(context));
        }

        @Override
        public String cssText() {
            return "fit-content(" + limit.cssText() + ")";
        }
    }
}
