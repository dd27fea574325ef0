package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Gradient;

import java.util.List;

/// The colours along a gradient line: between neighbouring stops each channel, multiplied by alpha, is a linear function.
final class GradientColors {
    private final double[] offsets;
    private final double[] slopes;
    private final double[] constants;
    private final boolean repeating;
    private final double start;
    private final double length;
    private int last;

    GradientColors(List<Gradient.ColorStop> stops, boolean repeating) {
        int count = stops.size();
        offsets = new double[count];
        slopes = new double[4 * count];
        constants = new double[4 * count];
        for (int i = 0; i < count; i++) {
            offsets[i] = stops.get(i).offset();
            int next = Math.min(i + 1, count - 1);
            double distance = stops.get(next).offset() - offsets[i];
            for (int channel = 0; channel < 4; channel++) {
                double from = channel(stops.get(i).color(), channel);
                double to = channel(stops.get(next).color(), channel);
                double slope = distance > 0 ? (to - from) / distance : 0;
                slopes[4 * i + channel] = slope;
                constants[4 * i + channel] = from - slope * offsets[i] + 0.5;
            }
        }
        start = offsets[0];
        length = offsets[count - 1] - start;
        this.repeating = repeating && length > 0;
    }

    /// A channel from 0 to 255, multiplied by alpha: blue, green, red, alpha.
    private static double channel(int color, int channel) {
        int alpha = color >>> 24;
        return channel == 3 ? alpha : (color >>> 8 * channel & 0xff) * alpha / 255.0;
    }

    /// The colour, multiplied by alpha, at a place on the line.
    int at(double place) {
        double t = place;
        if (repeating) {
            t -= start;
            t = start + t - length * Math.floor(t / length);
        }
        int count = offsets.length;
        if (!(t >= start)) {
            return color(0, start);
        }
        int i = last;
        while (i + 1 < count && t >= offsets[i + 1]) {
            i++;
        }
        while (i > 0 && t < offsets[i]) {
            i--;
        }
        last = i;
        return color(i, i == count - 1 ? offsets[i] : t);
    }

    private int color(int i, double t) {
        int at = 4 * i;
        return (int) (slopes[at + 3] * t + constants[at + 3]) << 24
                | (int) (slopes[at + 2] * t + constants[at + 2]) << 16
                | (int) (slopes[at + 1] * t + constants[at + 1]) << 8 | (int) (slopes[at] * t + constants[at]);
    }
}
