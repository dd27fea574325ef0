package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.BlendMode;

/// The blend functions, on channels from 0 to 1: blue, green, red.
///
/// @see <a href="https://drafts.csswg.org/compositing-1/#blendingseparable">Compositing and Blending 1: blend modes</a>
final class Blending {
    private Blending() {}

    /// @param b the backdrop
    /// @param s the source
    static double[] blend(BlendMode mode, double[] b, double[] s) {
        return switch (mode) {
            case HUE -> setLuminosity(setSaturation(s, saturation(b)), luminosity(b));
            case SATURATION -> setLuminosity(setSaturation(b, saturation(s)), luminosity(b));
            case COLOR -> setLuminosity(s, luminosity(b));
            case LUMINOSITY -> setLuminosity(b, luminosity(s));
            default ->
                new double[]{separable(mode, b[0], s[0]), separable(mode, b[1], s[1]), separable(mode, b[2], s[2])};
        };
    }

    private static double separable(BlendMode mode, double b, double s) {
        return switch (mode) {
            case MULTIPLY -> b * s;
            case SCREEN -> b + s - b * s;
            case OVERLAY -> hardLight(s, b);
            case DARKEN -> Math.min(b, s);
            case LIGHTEN -> Math.max(b, s);
            case COLOR_DODGE -> b == 0 ? 0 : s == 1 ? 1 : Math.min(1, b / (1 - s));
            case COLOR_BURN -> b == 1 ? 1 : s == 0 ? 0 : 1 - Math.min(1, (1 - b) / s);
            case HARD_LIGHT -> hardLight(b, s);
            case SOFT_LIGHT -> softLight(b, s);
            case DIFFERENCE -> Math.abs(b - s);
            case EXCLUSION -> b + s - 2 * b * s;
            default -> s;
        };
    }

    private static double hardLight(double b, double s) {
        return s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1);
    }

    private static double softLight(double b, double s) {
        if (s <= 0.5) {
            return b - (1 - 2 * s) * b * (1 - b);
        }
        double d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : Math.sqrt(b);
        return b + (2 * s - 1) * (d - b);
    }

    private static double luminosity(double[] c) {
        return 0.11 * c[0] + 0.59 * c[1] + 0.3 * c[2];
    }

    private static double saturation(double[] c) {
        return max(c) - min(c);
    }

    private static double[] setLuminosity(double[] c, double luminosity) {
        double d = luminosity - luminosity(c);
        double[] moved = {c[0] + d, c[1] + d, c[2] + d};
        double l = luminosity(moved);
        double n = min(moved);
        double x = max(moved);
        for (int i = 0; i < 3; i++) {
            if (n < 0) {
                moved[i] = l + (moved[i] - l) * l / (l - n);
            }
            if (x > 1) {
                moved[i] = l + (moved[i] - l) * (1 - l) / (x - l);
            }
        }
        return moved;
    }

    private static double[] setSaturation(double[] c, double saturation) {
        double range = max(c) - min(c);
        double scale = range > 0 ? saturation / range : 0;
        double low = min(c);
        return new double[]{(c[0] - low) * scale, (c[1] - low) * scale, (c[2] - low) * scale};
    }

    private static double max(double[] c) {
        return Math.max(c[0], Math.max(c[1], c[2]));
    }

    private static double min(double[] c) {
        return Math.min(c[0], Math.min(c[1], c[2]));
    }
}
