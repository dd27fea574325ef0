package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.value.TransformFunction;
import org.jspecify.annotations.Nullable;

/// Transforms of the plane as six numbers, in the order of `matrix()`.
final class PlaneMatrix {
    private PlaneMatrix() {}

    /// The matrix of a function; null where it leaves the plane.
    ///
    /// @param width what 100% is horizontally
    /// @param height what 100% is vertically
    static double @Nullable [] of(TransformFunction function, double width, double height) {
        double first = function.arguments().isEmpty() ? 0 : function.argument(0, width);
        boolean two = function.arguments().size() > 1;
        return switch (function.kind()) {
            case MATRIX -> {
                double[] matrix = new double[6];
                for (int i = 0; i < 6; i++) {
                    matrix[i] = function.argument(i, 0);
                }
                yield matrix;
            }
            case TRANSLATE -> new double[]{1, 0, 0, 1, first, two ? function.argument(1, height) : 0};
            case TRANSLATE_X -> new double[]{1, 0, 0, 1, first, 0};
            case TRANSLATE_Y -> new double[]{1, 0, 0, 1, 0, function.argument(0, height)};
            case SCALE -> new double[]{first, 0, 0, two ? function.argument(1, 1) : first, 0, 0};
            case SCALE_X -> new double[]{first, 0, 0, 1, 0, 0};
            case SCALE_Y -> new double[]{1, 0, 0, first, 0, 0};
            case ROTATE, ROTATE_Z -> rotation(first);
            case SKEW -> new double[]{1, two ? tangent(function.argument(1, 0)) : 0, tangent(first), 1, 0, 0};
            case SKEW_X -> new double[]{1, 0, tangent(first), 1, 0, 0};
            case SKEW_Y -> new double[]{1, tangent(first), 0, 1, 0, 0};
            default -> null;
        };
    }

    private static double[] rotation(double degrees) {
        double turned = (degrees % 360 + 360) % 360;
        double sine = turned % 180 == 0
                ? 0
                : turned == 90 ? 1 : turned == 270 ? -1 : StrictMath.sin(StrictMath.toRadians(degrees));
        double cosine = turned == 0
                ? 1
                : turned == 180 ? -1 : turned % 180 == 90 ? 0 : StrictMath.cos(StrictMath.toRadians(degrees));
        return new double[]{cosine, sine, -sine, cosine, 0, 0};
    }

    private static double tangent(double degrees) {
        return degrees % 180 == 0 ? 0 : StrictMath.tan(StrictMath.toRadians(degrees));
    }

    /// The matrix that does `b` first, then `a`.
    static double[] multiply(double[] a, double[] b) {
        return new double[]{a[0] * b[0] + a[2] * b[1], a[1] * b[0] + a[3] * b[1], a[0] * b[2] + a[2] * b[3],
                a[1] * b[2] + a[3] * b[3],
                a[0] * b[4] + a[2] * b[5] + a[4], a[1] * b[4] + a[3] * b[5] + a[5]};
    }
}
