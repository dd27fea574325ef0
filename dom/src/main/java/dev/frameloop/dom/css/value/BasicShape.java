package dev.frameloop.dom.css.value;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.StringJoiner;

/// A shape within a reference box.
///
/// @see <a href="https://drafts.csswg.org/css-shapes-1/#basic-shape-functions">CSS Shapes: basic shapes</a>
public sealed interface BasicShape extends CssValue {
    /// `inset()`; `rect()` and `xywh()` compute to it.
    ///
    /// @param offsets from top, right, bottom, left
    /// @param radii of the corners from the top left one clockwise; empty for none
    record Inset(List<Numeric> offsets, List<CornerRadius> radii) implements BasicShape {
        @Override
        public Inset computed(ComputationContext context) {
            return new Inset(offsets.stream().map(offset -> offset.computed(context)).toList(),
                    radii.stream().map(radius -> radius.computed(context)).toList());
        }

        @Override
        public String cssText() {
            String text = "inset(" + CssText.edges(offsets.stream().map(CssValue::cssText).toList());
            return text + (radii.isEmpty() || radii.stream().allMatch(CornerRadius.ZERO::equals)
                    ? ")"
                    : " round " + CornerRadius.text(radii) + ")");
        }
    }

    /// `circle()`
    ///
    /// @param radius a {@link Numeric}, or {@link Extent}
    /// @param center the centre; null when not given
    record Circle(CssValue radius, @Nullable Position center) implements BasicShape {
        @Override
        public Circle computed(ComputationContext context) {
            return new Circle(radius.computed(context), center == null ? null : center.computed(context));
        }

        @Override
        public String cssText() {
            StringJoiner text = new StringJoiner(" ", "circle(", ")");
            if (radius != Extent.CLOSEST_SIDE) {
                text.add(radius.cssText());
            }
            if (center != null) {
                text.add("at " + center.cssText());
            }
            return text.toString();
        }
    }

    /// `ellipse()`
    ///
    /// @param radiusX a {@link Numeric}, or {@link Extent}
    /// @param radiusY a {@link Numeric}, or {@link Extent}
    /// @param center the centre; null when not given
    record Ellipse(CssValue radiusX, CssValue radiusY, @Nullable Position center) implements BasicShape {
        @Override
        public Ellipse computed(ComputationContext context) {
            return new Ellipse(radiusX.computed(context), radiusY.computed(context),
                    center == null ? null : center.computed(context));
        }

        @Override
        public String cssText() {
            StringJoiner text = new StringJoiner(" ", "ellipse(", ")");
            if (radiusX != Extent.CLOSEST_SIDE || radiusY != Extent.CLOSEST_SIDE) {
                text.add(radiusX.cssText()).add(radiusY.cssText());
            }
            if (center != null) {
                text.add("at " + center.cssText());
            }
            return text.toString();
        }
    }

    /// `polygon()`
    ///
    /// @param fillRule which points are inside
    /// @param points its corners
    record Polygon(FillRule fillRule, List<Position> points) implements BasicShape {
        @Override
        public Polygon computed(ComputationContext context) {
            return new Polygon(fillRule, points.stream().map(point -> point.computed(context)).toList());
        }

        @Override
        public String cssText() {
            StringJoiner text = new StringJoiner(", ", "polygon(", ")");
            if (fillRule != FillRule.NONZERO) {
                text.add(fillRule.cssText());
            }
            points.forEach(point -> text.add(point.cssText()));
            return text.toString();
        }
    }

    /// `path()`
    ///
    /// @param fillRule which points are inside
    /// @param data SVG path data
    record Path(FillRule fillRule, String data) implements BasicShape {
        @Override
        public String cssText() {
            return "path(" + (fillRule == FillRule.NONZERO ? "" : fillRule.cssText() + ", ") + CssText.string(data)
                    + ")";
        }
    }

    /// A radius that reaches to a side of the reference box.
    enum Extent implements KeywordValue {
        /// The nearest side.
        CLOSEST_SIDE,
        /// The farthest side.
        FARTHEST_SIDE
    }
}
