package dev.frameloop.dom.css.value;

import java.util.List;
import java.util.stream.Collectors;

/// One function of a transform.
///
/// @param kind which
/// @param arguments its arguments; as computed, lengths as {@link LengthPercentage}, angles in degrees, numbers
/// @see <a href="https://drafts.csswg.org/css-transforms-2/#transform-functions">CSS Transforms: functions</a>
public record TransformFunction(Kind kind, List<Numeric> arguments) implements CssValue {
    /// The functions.
    public enum Kind {
        /// `matrix()`
        MATRIX("matrix"),
        /// `matrix3d()`
        MATRIX_3D("matrix3d"),
        /// `translate()`
        TRANSLATE("translate"),
        /// `translateX()`
        TRANSLATE_X("translateX"),
        /// `translateY()`
        TRANSLATE_Y("translateY"),
        /// `translateZ()`
        TRANSLATE_Z("translateZ"),
        /// `translate3d()`
        TRANSLATE_3D("translate3d"),
        /// `scale()`
        SCALE("scale"),
        /// `scaleX()`
        SCALE_X("scaleX"),
        /// `scaleY()`
        SCALE_Y("scaleY"),
        /// `scaleZ()`
        SCALE_Z("scaleZ"),
        /// `scale3d()`
        SCALE_3D("scale3d"),
        /// `rotate()`
        ROTATE("rotate"),
        /// `rotateX()`
        ROTATE_X("rotateX"),
        /// `rotateY()`
        ROTATE_Y("rotateY"),
        /// `rotateZ()`
        ROTATE_Z("rotateZ"),
        /// `rotate3d()`
        ROTATE_3D("rotate3d"),
        /// `skew()`
        SKEW("skew"),
        /// `skewX()`
        SKEW_X("skewX"),
        /// `skewY()`
        SKEW_Y("skewY"),
        /// `perspective()`; without argument for `none`
        PERSPECTIVE("perspective");

        private final String text;

        Kind(String text) {
            this.text = text;
        }

        /// The function's name.
        public String text() {
            return text;
        }
    }

    /// Argument `index` resolved to px, degrees or a number.
    ///
    /// @param index from 0
    /// @param percentageBasis what 100% is
    public double argument(int index, double percentageBasis) {
        return arguments.get(index).resolve(percentageBasis);
    }

    @Override
    public TransformFunction computed(ComputationContext context) {
        return new TransformFunction(kind, arguments.stream().map(argument -> argument.computed(context)).toList());
    }

    @Override
    public String cssText() {
        if (arguments.isEmpty()) {
            return kind.text + "(none)";
        }
        return arguments.stream().map(CssValue::cssText).collect(Collectors.joining(", ", kind.text + "(", ")"));
    }
}
