package dev.frameloop.testkit.frame;

import java.util.Locale;

/// Times for people.
final class Millis {
    private static final double NANOS_PER_MILLI = 1e6;

    private Millis() {}

    static String of(long nanos) {
        return String.format(Locale.ROOT, "%.3f ms", nanos / NANOS_PER_MILLI);
    }

    static String span(long startNanos, long endNanos) {
        return startNanos == endNanos
                ? "at " + of(startNanos)
                : "from " + of(startNanos) + " to " + of(endNanos) + ", for " + of(endNanos - startNanos);
    }
}
