package dev.frameloop.renderer.display;

/// One function of the `filter` property.
///
/// @see <a href="https://drafts.csswg.org/filter-effects-1/#supported-filter-functions">Filter Effects 1: filter functions</a>
public sealed interface Filter {
    /// A Gaussian blur.
    ///
    /// @param deviation the standard deviation in CSS px
    record Blur(double deviation) implements Filter {}

    /// A blurred, coloured copy below the content.
    ///
    /// @param dx shift to the right in CSS px
    /// @param dy shift downwards in CSS px
    /// @param deviation the standard deviation of the blur in CSS px
    /// @param color `0xAARRGGBB`
    record DropShadow(double dx, double dy, double deviation, int color) implements Filter {}

    /// A linear map of colours that are not multiplied by alpha, with channels from 0 to 1.
    ///
    /// @param matrix 4 rows of 5 numbers: factors of red, green, blue and alpha, and a constant
    record ColorMatrix(java.util.List<Double> matrix) implements Filter {
        /// Numbers are copied.
        public ColorMatrix {
            matrix = java.util.List.copyOf(matrix);
        }
    }

    /// A linear map of each channel with the same slope and intercept, clamped: `brightness`, `contrast`, `invert`.
    record Channels(double slope, double intercept) implements Filter {}

    /// Multiplies alpha.
    record Opacity(double amount) implements Filter {}

    /// `brightness(amount)`.
    static Filter brightness(double amount) {
        return new Channels(amount, 0);
    }

    /// `contrast(amount)`.
    static Filter contrast(double amount) {
        return new Channels(amount, 0.5 - 0.5 * amount);
    }

    /// `invert(amount)`, from 0 to 1.
    static Filter invert(double amount) {
        return new Channels(1 - 2 * amount, amount);
    }

    /// `grayscale(amount)`, from 0 to 1.
    static Filter grayscale(double amount) {
        double r = 1 - amount;
        return matrix(0.2126 + 0.7874 * r, 0.7152 - 0.7152 * r, 0.0722 - 0.0722 * r, 0.2126 - 0.2126 * r,
                0.7152 + 0.2848 * r,
                0.0722 - 0.0722 * r, 0.2126 - 0.2126 * r, 0.7152 - 0.7152 * r, 0.0722 + 0.9278 * r);
    }

    /// `sepia(amount)`, from 0 to 1.
    static Filter sepia(double amount) {
        double r = 1 - amount;
        return matrix(0.393 + 0.607 * r, 0.769 - 0.769 * r, 0.189 - 0.189 * r, 0.349 - 0.349 * r, 0.686 + 0.314 * r,
                0.168 - 0.168 * r, 0.272 - 0.272 * r, 0.534 - 0.534 * r, 0.131 + 0.869 * r);
    }

    /// `saturate(amount)`.
    static Filter saturate(double s) {
        return matrix(0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0.213 - 0.213 * s, 0.715 + 0.285 * s,
                0.072 - 0.072 * s, 0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s);
    }

    /// `hue-rotate(degrees)`.
    static Filter hueRotate(double degrees) {
        double c = StrictMath.cos(StrictMath.toRadians(degrees));
        double s = StrictMath.sin(StrictMath.toRadians(degrees));
        return matrix(0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928,
                0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283,
                0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072);
    }

    private static Filter matrix(double rr, double rg, double rb, double gr, double gg, double gb, double br, double bg,
            double bb) {
        return new ColorMatrix(
                java.util.List.of(rr, rg, rb, 0d, 0d, gr, gg, gb, 0d, 0d, br, bg, bb, 0d, 0d, 0d, 0d, 0d, 1d, 0d));
    }

    /// How far the result reaches beyond a rectangle of content.
    default Rectangle mapBounds(Rectangle content) {
        return switch (this) {
            case Blur blur -> content.outset(Math.ceil(3 * blur.deviation()));
            case DropShadow shadow -> content
                    .union(content.translate(shadow.dx(), shadow.dy()).outset(Math.ceil(3 * shadow.deviation())));
            case ColorMatrix _,Channels _,Opacity _ -> content;
        };
    }
}
