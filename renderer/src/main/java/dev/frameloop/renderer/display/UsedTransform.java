package dev.frameloop.renderer.display;

import dev.frameloop.dom.css.value.TransformFunction;
import dev.frameloop.renderer.style.ComputedStyle;

import java.util.List;

/// The map that the properties `translate`, `rotate`, `scale` and `transform` of a box come to.
///
/// DIVERGES: three-dimensional functions are multiplied as such, but the result is flattened onto the plane of its box, and perspective is
/// left out, since layers are two-dimensional.
///
/// @see <a href="https://drafts.csswg.org/css-transforms-2/#ctm">CSS Transforms 2: current transformation matrix</a>
public final class UsedTransform {
    /// 4x4 values, a column after the other.
    private double[] matrix = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    private final Rectangle reference;

    private UsedTransform(Rectangle reference) {
        this.reference = reference;
    }

    /// Whether a style has any transform, so makes a stacking context and a containing block.
    public static boolean isTransformed(ComputedStyle style) {
        return !(style.transform().isEmpty() && style.translate().isEmpty() && style.rotate().isEmpty()
                && style.scale().isEmpty());
    }

    /// The map, in the coordinates in which the reference box is given.
    ///
    /// @param reference the box of which percentages are taken: for most boxes the border box
    public static Transform of(ComputedStyle style, Rectangle reference) {
        // 1. Start with the identity. 2. Move by the origin.
        UsedTransform used = new UsedTransform(reference);
        double originX = reference.x() + style.transformOriginX().resolve(reference.width());
        double originY = reference.y() + style.transformOriginY().resolve(reference.height());
        // 3. to 5. Translate, rotate and scale by the properties of these names. 7. Multiply by the functions of transform.
        used.multiply(style.translate());
        used.multiply(style.rotate());
        used.multiply(style.scale());
        used.multiply(style.transform());
        double[] m = used.matrix;
        // 8. Move back.
        return new Transform(m[0], m[1], m[4], m[5], m[12], m[13]).about(originX, originY);
    }

    private void multiply(List<TransformFunction> functions) {
        for (TransformFunction function : functions) {
            multiply(function);
        }
    }

    private void multiply(TransformFunction f) {
        double w = reference.width();
        double h = reference.height();
        int count = f.arguments().size();
        switch (f.kind()) {
            case MATRIX ->
                plane(f.argument(0, 1), f.argument(1, 1), f.argument(2, 1), f.argument(3, 1), f.argument(4, w),
                        f.argument(5, h));
            case MATRIX_3D -> multiply(f.arguments().stream().mapToDouble(a -> a.resolve(1)).toArray());
            case TRANSLATE, TRANSLATE_3D -> plane(1, 0, 0, 1, f.argument(0, w), count > 1 ? f.argument(1, h) : 0);
            case TRANSLATE_X -> plane(1, 0, 0, 1, f.argument(0, w), 0);
            case TRANSLATE_Y -> plane(1, 0, 0, 1, 0, f.argument(0, h));
            case SCALE, SCALE_3D -> plane(f.argument(0, 1), 0, 0, f.argument(count > 1 ? 1 : 0, 1), 0, 0);
            case SCALE_X -> plane(f.argument(0, 1), 0, 0, 1, 0, 0);
            case SCALE_Y -> plane(1, 0, 0, f.argument(0, 1), 0, 0);
            case ROTATE, ROTATE_Z -> rotate(0, 0, 1, f.argument(0, 360));
            case ROTATE_X -> rotate(1, 0, 0, f.argument(0, 360));
            case ROTATE_Y -> rotate(0, 1, 0, f.argument(0, 360));
            case ROTATE_3D -> rotate(f.argument(0, 1), f.argument(1, 1), f.argument(2, 1), f.argument(3, 360));
            case SKEW -> plane(1, count > 1 ? tan(f.argument(1, 360)) : 0, tan(f.argument(0, 360)), 1, 0, 0);
            case SKEW_X -> plane(1, 0, tan(f.argument(0, 360)), 1, 0, 0);
            case SKEW_Y -> plane(1, tan(f.argument(0, 360)), 0, 1, 0, 0);
            case TRANSLATE_Z, SCALE_Z, PERSPECTIVE -> {
                // Without perspective these change nothing that is seen on the plane.
            }
        }
    }

    private static double tan(double degrees) {
        return StrictMath.tan(StrictMath.toRadians(degrees));
    }

    private void plane(double a, double b, double c, double d, double e, double f) {
        multiply(new double[]{a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, e, f, 0, 1});
    }

    /// @see <a href="https://drafts.csswg.org/css-transforms-2/#Rotate3dDefined">CSS Transforms 2: matrix of rotate3d()</a>
    private void rotate(double x, double y, double z, double degrees) {
        double length = Math.sqrt(x * x + y * y + z * z);
        if (!(length > 0)) {
            return;
        }
        double nx = x / length;
        double ny = y / length;
        double nz = z / length;
        double half = StrictMath.toRadians(degrees) / 2;
        double sc = StrictMath.sin(half) * StrictMath.cos(half);
        double sq = StrictMath.sin(half) * StrictMath.sin(half);
        multiply(new double[]{1 - 2 * (ny * ny + nz * nz) * sq, 2 * (nx * ny * sq + nz * sc),
                2 * (nx * nz * sq - ny * sc), 0,
                2 * (nx * ny * sq - nz * sc), 1 - 2 * (nx * nx + nz * nz) * sq, 2 * (ny * nz * sq + nx * sc), 0,
                2 * (nx * nz * sq + ny * sc), 2 * (ny * nz * sq - nx * sc), 1 - 2 * (nx * nx + ny * ny) * sq, 0, 0, 0,
                0, 1});
    }

    private void multiply(double[] right) {
        double[] product = new double[16];
        for (int column = 0; column < 4; column++) {
            for (int row = 0; row < 4; row++) {
                double sum = 0;
                for (int k = 0; k < 4; k++) {
                    sum += matrix[4 * k + row] * right[4 * column + k];
                }
                product[4 * column + row] = sum;
            }
        }
        matrix = product;
    }
}
