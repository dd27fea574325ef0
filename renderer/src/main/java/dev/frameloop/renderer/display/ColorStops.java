package dev.frameloop.renderer.display;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// Turns a gradient's stops as an author writes them, with gaps and hints, into stops at definite, rising places.
///
/// @see <a href="https://drafts.csswg.org/css-images-4/#color-stop-fixup">CSS Images 4: color stop fix-up</a>
public final class ColorStops {
    private static final int HINT_PIECES = 16;

    private ColorStops() {}

    /// One entry of the author's list: a stop, or a hint where it has no colour.
    ///
    /// @param color `0xAARRGGBB`, or null for a hint
    /// @param offset part of the gradient line, or null where it was left out (a hint always has one)
    public record Specified(@Nullable Integer color, @Nullable Double offset) {}

    /// The stops that a painter needs.
    ///
    /// @param specified the author's list; hints stand between two stops
    public static List<Gradient.ColorStop> fixUp(List<Specified> specified) {
        if (specified.isEmpty()) {
            return List.of(new Gradient.ColorStop(0, 0));
        }
        double[] offsets = new double[specified.size()];
        // 1. Where the first stop has no place it lies at 0, where the last has none at 1.
        for (int i = 0; i < offsets.length; i++) {
            Double offset = specified.get(i).offset();
            offsets[i] = offset != null ? offset : i == 0 ? 0 : i == offsets.length - 1 ? 1 : Double.NaN;
        }
        // 2. A place before an earlier one moves up to that.
        double largest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < offsets.length; i++) {
            if (!Double.isNaN(offsets[i])) {
                offsets[i] = Math.max(offsets[i], largest);
                largest = offsets[i];
            }
        }
        // 3. Runs of stops without a place are spread evenly between their neighbours.
        for (int i = 1; i < offsets.length; i++) {
            if (Double.isNaN(offsets[i])) {
                int end = i;
                while (Double.isNaN(offsets[end])) {
                    end++;
                }
                double step = (offsets[end] - offsets[i - 1]) / (end - i + 1);
                for (; i < end; i++) {
                    offsets[i] = offsets[i - 1] + step;
                }
            }
        }
        List<Gradient.ColorStop> stops = new ArrayList<>();
        for (int i = 0; i < offsets.length; i++) {
            Integer color = specified.get(i).color();
            if (color != null) {
                stops.add(new Gradient.ColorStop(offsets[i], color));
            } else if (!stops.isEmpty() && i + 1 < offsets.length) {
                Integer next = specified.get(i + 1).color();
                if (next != null) {
                    hint(stops, offsets[i], new Gradient.ColorStop(offsets[i + 1], next));
                }
            }
        }
        return stops;
    }

    /// A hint bends the transition so that its middle lies at the hint; the bend becomes a chain of straight pieces.
    ///
    /// @see <a href="https://drafts.csswg.org/css-images-4/#coloring-gradient-line">CSS Images 4: coloring the gradient line</a>
    private static void hint(List<Gradient.ColorStop> stops, double at, Gradient.ColorStop to) {
        Gradient.ColorStop from = stops.getLast();
        double length = to.offset() - from.offset();
        double middle = length > 0 ? (at - from.offset()) / length : 0;
        if (middle <= 0) {
            stops.add(new Gradient.ColorStop(from.offset(), to.color()));
        } else if (middle >= 1) {
            stops.add(new Gradient.ColorStop(to.offset(), from.color()));
        } else {
            double exponent = StrictMath.log(0.5) / StrictMath.log(middle);
            for (int i = 1; i < HINT_PIECES; i++) {
                double t = i / (double) HINT_PIECES;
                stops.add(new Gradient.ColorStop(from.offset() + t * length,
                        mix(from.color(), to.color(), StrictMath.pow(t, exponent))));
            }
        }
    }

    /// The colour part of the way between two, mixed after multiplication by alpha.
    public static int mix(int from, int to, double part) {
        double fromAlpha = (from >>> 24) * (1 - part);
        double toAlpha = (to >>> 24) * part;
        double alpha = fromAlpha + toAlpha;
        if (alpha <= 0) {
            return 0;
        }
        int color = (int) (alpha + 0.5) << 24;
        for (int shift = 0; shift <= 16; shift += 8) {
            double channel = ((from >> shift & 0xff) * fromAlpha + (to >> shift & 0xff) * toAlpha) / alpha;
            color |= (int) (channel + 0.5) << shift;
        }
        return color;
    }
}
