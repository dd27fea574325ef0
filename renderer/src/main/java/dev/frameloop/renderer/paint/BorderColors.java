package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.BorderEdge;

/// The two shades that give a border depth. The standard leaves them open; these are close to Chromium's.
final class BorderColors {
    private static final double STEP = 0.33;
    /// Below this contrast between a colour and its darker shade the lighter side is lightened too.
    private static final double LEAST_CONTRAST = 1.75;

    private BorderColors() {}

    /// @param side 0 top, 1 right, 2 bottom, 3 left
    static int shade(BorderEdge.Style style, int side, int color) {
        boolean lit = side == 1 || side == 2;
        if (lit == (style == BorderEdge.Style.OUTSET)) {
            return dark(color);
        }
        return contrast(color, dark(color)) < LEAST_CONTRAST ? light(color) : color;
    }

    static int dark(int color) {
        if ((color & 0xffffff) == 0xffffff) {
            return color & 0xff000000 | 0xababab;
        }
        double value = max(color) / 255.0;
        return scale(color, value == 0 ? 0 : Math.max(0, (value - STEP) / value));
    }

    static int light(int color) {
        if ((color & 0xffffff) == 0) {
            return color & 0xff000000 | 0x545454;
        }
        double value = max(color) / 255.0;
        return scale(color, Math.min(1, value + STEP) / value);
    }

    private static int max(int color) {
        return Math.max(color >> 16 & 0xff, Math.max(color >> 8 & 0xff, color & 0xff));
    }

    private static int scale(int color, double factor) {
        int result = color & 0xff000000;
        for (int shift = 0; shift <= 16; shift += 8) {
            result |= Math.min(255, (int) ((color >> shift & 0xff) * factor + 0.5)) << shift;
        }
        return result;
    }

    /// The contrast ratio of two colours.
    ///
    /// @see <a href="https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio">WCAG 2.1: contrast ratio</a>
    private static double contrast(int a, int b) {
        double la = luminance(a) + 0.05;
        double lb = luminance(b) + 0.05;
        return Math.max(la, lb) / Math.min(la, lb);
    }

    private static double luminance(int color) {
        return 0.2126 * linear(color >> 16 & 0xff) + 0.7152 * linear(color >> 8 & 0xff) + 0.0722 * linear(color & 0xff);
    }

    private static double linear(int channel) {
        double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : StrictMath.pow((c + 0.055) / 1.055, 2.4);
    }
}
