package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.BorderEdge;

/// The two shades that give a border depth. The standard leaves them open; these are close to Chromium's.
final class BorderColors {
    private static final double STEP = 0.33;

    private BorderColors() {}

    /// @param side 0 top, 1 right, 2 bottom, 3 left
    static int shade(BorderEdge.Style style, int side, int color) {
        boolean lit = side == 1 || side == 2;
        if (lit == (style == BorderEdge.Style.OUTSET)) {
            return dark(color);
        }
        return light(color);
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
}
