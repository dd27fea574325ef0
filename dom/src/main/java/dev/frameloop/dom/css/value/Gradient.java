package dev.frameloop.dom.css.value;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/// A gradient.
///
/// @see <a href="https://drafts.csswg.org/css-images-4/#gradients">CSS Images: gradients</a>
public sealed interface Gradient extends Image {
    /// Whether the colours repeat.
    boolean repeating();

    /// The colour stops and hints, in order.
    List<ColorStop> stops();

    /// How colours are interpolated; null when not given.
    @Nullable
    ColorInterpolation interpolation();

    /// A colour at a place, or, without colour, a hint for the middle of a transition.
    ///
    /// @param color the colour; null for a hint
    /// @param position its place: a length or percentage along the gradient line, or for conic gradients an angle; null when not given
    record ColorStop(@Nullable Color color, @Nullable Numeric position) implements CssValue {
        @Override
        public ColorStop computed(ComputationContext context) {
            return new ColorStop(color == null ? null : (Color) color.computed(context),
                    position == null ? null : position.computed(context));
        }

        @Override
        public String cssText() {
            if (color == null) {
                return position == null ? "" : position.cssText();
            }
            return position == null ? color.cssText() : color.cssText() + " " + position.cssText();
        }
    }

    /// `linear-gradient()`
    ///
    /// @param angle the angle as computed in degrees, 0 upwards, clockwise; null when sides are given
    /// @param horizontal the side or half of the corner: LEFT, RIGHT, or CENTER for none
    /// @param vertical the side or half of the corner: TOP, BOTTOM, or CENTER for none
    record Linear(boolean repeating, @Nullable Numeric angle, EdgeOffset.Edge horizontal, EdgeOffset.Edge vertical,
            List<ColorStop> stops,
            @Nullable ColorInterpolation interpolation) implements Gradient {
        @Override
        public Linear computed(ComputationContext context) {
            return new Linear(repeating, angle == null ? null : angle.computed(context), horizontal, vertical,
                    computedStops(stops, context),
                    interpolation);
        }

        @Override
        public String cssText() {
            StringJoiner line = new StringJoiner(" ");
            if (angle != null) {
                line.add(angle.cssText());
            } else if (horizontal != EdgeOffset.Edge.CENTER || vertical != EdgeOffset.Edge.BOTTOM) {
                line.add("to");
                if (horizontal != EdgeOffset.Edge.CENTER) {
                    line.add(horizontal.name().toLowerCase(Locale.ROOT));
                }
                if (vertical != EdgeOffset.Edge.CENTER) {
                    line.add(vertical.name().toLowerCase(Locale.ROOT));
                }
            }
            return text(this, "linear-gradient", line);
        }
    }

    /// `radial-gradient()`
    ///
    /// @param circle whether the ending shape is a circle
    /// @param extent where the ending shape reaches to, when no radii are given
    /// @param radiusX the given radius, or horizontal radius; null when not given
    /// @param radiusY the given vertical radius; null for a circle or when not given
    /// @param center the centre
    record Radial(boolean repeating, boolean circle, Extent extent, @Nullable Numeric radiusX,
            @Nullable Numeric radiusY, Position center,
            List<ColorStop> stops, @Nullable ColorInterpolation interpolation) implements Gradient {
        @Override
        public Radial computed(ComputationContext context) {
            return new Radial(repeating, circle, extent, radiusX == null ? null : radiusX.computed(context),
                    radiusY == null ? null : radiusY.computed(context), center.computed(context),
                    computedStops(stops, context), interpolation);
        }

        @Override
        public String cssText() {
            StringJoiner line = new StringJoiner(" ");
            if (radiusX != null) {
                line.add(radiusY == null ? radiusX.cssText() : radiusX.cssText() + " " + radiusY.cssText());
            } else {
                if (circle) {
                    line.add("circle");
                }
                if (extent != Extent.FARTHEST_CORNER) {
                    line.add(extent.cssText());
                }
            }
            addCenter(line, center);
            return text(this, "radial-gradient", line);
        }
    }

    /// `conic-gradient()`
    ///
    /// @param from the angle where it starts; null for upwards
    /// @param center the centre
    record Conic(boolean repeating, @Nullable Numeric from, Position center, List<ColorStop> stops,
            @Nullable ColorInterpolation interpolation)
            implements
                Gradient {
        @Override
        public Conic computed(ComputationContext context) {
            return new Conic(repeating, from == null ? null : from.computed(context), center.computed(context),
                    computedStops(stops, context),
                    interpolation);
        }

        @Override
        public String cssText() {
            StringJoiner line = new StringJoiner(" ");
            if (from != null && !from.cssText().equals("0deg")) {
                line.add("from " + from.cssText());
            }
            addCenter(line, center);
            return text(this, "conic-gradient", line);
        }
    }

    /// How far a radial gradient's ending shape reaches.
    enum Extent implements KeywordValue {
        /// The nearest side.
        CLOSEST_SIDE,
        /// The nearest corner.
        CLOSEST_CORNER,
        /// The farthest side.
        FARTHEST_SIDE,
        /// The farthest corner.
        FARTHEST_CORNER
    }

    private static void addCenter(StringJoiner line, Position center) {
        String text = center.cssText();
        if (!text.equals("center center") && !text.equals("50% 50%")) {
            line.add("at " + text);
        }
    }

    private static List<ColorStop> computedStops(List<ColorStop> stops, ComputationContext context) {
        return stops.stream().map(stop -> stop.computed(context)).toList();
    }

    private static String text(Gradient gradient, String name, StringJoiner line) {
        ColorInterpolation interpolation = gradient.interpolation();
        if (interpolation != null) {
            line.add("in " + interpolation.cssText());
        }
        StringJoiner text = new StringJoiner(", ", (gradient.repeating() ? "repeating-" : "") + name + "(", ")");
        if (line.length() > 0) {
            text.add(line.toString());
        }
        gradient.stops().forEach(stop -> text.add(stop.cssText()));
        return text.toString();
    }
}
