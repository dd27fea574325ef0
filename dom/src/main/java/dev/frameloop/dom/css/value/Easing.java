package dev.frameloop.dom.css.value;

import java.util.List;
import java.util.StringJoiner;

/// An easing function.
///
/// @see <a href="https://drafts.csswg.org/css-easing-2/">CSS Easing Functions</a>
public sealed interface Easing extends CssValue {
    /// `ease`
    CubicBezier EASE = new CubicBezier(0.25, 0.1, 0.25, 1);
    /// `linear`
    Linear LINEAR = new Linear(List.of());

    /// The output progress.
    ///
    /// @param input the input progress
    /// @param before whether the effect is in its before phase, which matters for steps
    double apply(double input, boolean before);

    /// `linear()`, and the keyword `linear` without points.
    ///
    /// @param points its control points
    record Linear(List<Point> points) implements Easing {
        /// A control point.
        ///
        /// @param input where
        /// @param output the progress there
        public record Point(double input, double output) {}

        @Override
        public double apply(double input, boolean before) {
            int last = points.size() - 1;
            if (last < 0) {
                return input;
            }
            // 1. to 4. The last control point at or before the input starts the segment; the ends are extended.
            int index = 0;
            while (index < last - 1 && points.get(index + 1).input <= input) {
                index++;
            }
            Point start = points.get(index);
            Point end = points.get(Math.min(index + 1, last));
            if (start.input == end.input) {
                return input < start.input ? start.output : end.output;
            }
            return start.output + (input - start.input) / (end.input - start.input) * (end.output - start.output);
        }

        @Override
        public String cssText() {
            if (points.isEmpty()) {
                return "linear";
            }
            StringJoiner text = new StringJoiner(", ", "linear(", ")");
            points.forEach(
                    point -> text.add(NumberText.of(point.output) + " " + NumberText.of(point.input * 100, "%")));
            return text.toString();
        }
    }

    /// `cubic-bezier()` and the keywords that stand for one.
    ///
    /// @param x1 from 0 to 1
    /// @param y1 any number
    /// @param x2 from 0 to 1
    /// @param y2 any number
    record CubicBezier(double x1, double y1, double x2, double y2) implements Easing {
        @Override
        public double apply(double input, boolean before) {
            if (input <= 0) {
                double slope = x1 > 0 ? y1 / x1 : y1 == 0 && x2 > 0 ? y2 / x2 : y1 == 0 && y2 == 0 && x2 == 0 ? 1 : 0;
                return slope * input;
            }
            if (input >= 1) {
                double slope = x2 < 1
                        ? (y2 - 1) / (x2 - 1)
                        : y2 == 1 && x1 < 1 ? (y1 - 1) / (x1 - 1) : x1 == 1 && y1 == 1 && y2 == 1 ? 1 : 0;
                return 1 + slope * (input - 1);
            }
            return curve(y1, y2, parameter(input));
        }

        /// The curve's parameter where x is `input`; x rises with it, so halving the interval always ends.
        private double parameter(double input) {
            double low = 0;
            double high = 1;
            for (int i = 0; i < 60; i++) {
                double middle = (low + high) / 2;
                if (curve(x1, x2, middle) < input) {
                    low = middle;
                } else {
                    high = middle;
                }
            }
            return (low + high) / 2;
        }

        private static double curve(double p1, double p2, double t) {
            double rest = 1 - t;
            return 3 * rest * rest * t * p1 + 3 * rest * t * t * p2 + t * t * t;
        }

        @Override
        public String cssText() {
            if (equals(EASE)) {
                return "ease";
            }
            if (x1 == 0.42 && y1 == 0 && y2 == 1) {
                if (x2 == 1) {
                    return "ease-in";
                }
                if (x2 == 0.58) {
                    return "ease-in-out";
                }
            }
            if (x1 == 0 && y1 == 0 && x2 == 0.58 && y2 == 1) {
                return "ease-out";
            }
            return "cubic-bezier(" + NumberText.of(x1) + ", " + NumberText.of(y1) + ", " + NumberText.of(x2) + ", "
                    + NumberText.of(y2) + ")";
        }
    }

    /// `steps()`
    ///
    /// @param count how many steps
    /// @param position where the jumps are
    record Steps(int count, StepPosition position) implements Easing {
        /// @see <a href="https://drafts.csswg.org/css-easing-2/#step-easing-algo">CSS Easing: step easing</a>
        @Override
        public double apply(double input, boolean before) {
            // 1. and 2. The current step, one more when the first jump is at the start.
            double step = Math.floor(input * count);
            if (position == StepPosition.JUMP_START || position == StepPosition.START
                    || position == StepPosition.JUMP_BOTH) {
                step++;
            }
            // 3. In the before phase a step's very beginning belongs to the step before.
            if (before && input * count % 1 == 0) {
                step--;
            }
            // 4. and 5. Within 0 and the number of jumps for inputs within 0 and 1.
            if (input >= 0 && step < 0) {
                step = 0;
            }
            int jumps = position == StepPosition.JUMP_BOTH
                    ? count + 1
                    : position == StepPosition.JUMP_NONE ? count - 1 : count;
            if (input <= 1 && step > jumps) {
                step = jumps;
            }
            // 6.
            return step / jumps;
        }

        @Override
        public String cssText() {
            boolean end = position == StepPosition.END || position == StepPosition.JUMP_END;
            String where = position == StepPosition.JUMP_START ? "start" : position.cssText();
            return "steps(" + count + (end ? ")" : ", " + where + ")");
        }
    }

    /// Where `steps()` jumps.
    enum StepPosition implements KeywordValue {
        /// At the start of each step.
        JUMP_START,
        /// At the end of each step.
        JUMP_END,
        /// At neither end of the whole.
        JUMP_NONE,
        /// At both ends of the whole.
        JUMP_BOTH,
        /// As `jump-start`.
        START,
        /// As `jump-end`.
        END
    }
}
