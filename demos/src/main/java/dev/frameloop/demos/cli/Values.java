package dev.frameloop.demos.cli;

import dev.frameloop.engine.time.Clock;
import dev.frameloop.engine.time.SystemClock;
import dev.frameloop.engine.time.VirtualClock;
import dev.frameloop.renderer.page.Painters;

import java.math.BigDecimal;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads the values of options.
public final class Values {
    private static final Pattern DURATION = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9})?)(us|ms|s|min)");
    private static final Pattern VIEWPORT = Pattern.compile("(\\d{1,5})x(\\d{1,5})");
    private static final int LARGEST_VIEWPORT = 16_384;

    private Values() {}

    /// The size of a viewport in CSS pixels.
    public record Viewport(int width, int height) {}

    /// Which clock a loop runs on.
    public enum ClockKind {
        /// Time stands still until the loop jumps.
        VIRTUAL(VirtualClock::new),
        /// Real time.
        SYSTEM(SystemClock::new);

        private final Supplier<Clock> make;

        ClockKind(Supplier<Clock> make) {
            this.make = make;
        }

        /// A new clock at time 0.
        public Clock newClock() {
            return make.get();
        }
    }

    /// Which painter.
    public static Painters.Choice painter(String text) {
        for (Painters.Choice choice : Painters.Choice.values()) {
            if (choice.name().toLowerCase(Locale.ROOT).equals(text)) {
                return choice;
            }
        }
        throw new UsageException("\"" + text + "\" is no painter; there are gl, software and auto");
    }

    /// A length of time: a number and `us`, `ms`, `s` or `min`.
    public static Duration duration(String text) {
        Matcher matcher = DURATION.matcher(text);
        if (!matcher.matches()) {
            throw new UsageException("\"" + text + "\" is not a length of time; write 4ms, 2s, 1.5s or 1min");
        }
        long unit = switch (matcher.group(2)) {
            case "us" -> 1_000;
            case "ms" -> 1_000_000;
            case "s" -> 1_000_000_000;
            default -> 60_000_000_000L;
        };
        return Duration.ofNanos(new BigDecimal(matcher.group(1)).multiply(BigDecimal.valueOf(unit)).longValue());
    }

    /// A length of time that is not zero.
    public static Duration positiveDuration(String text) {
        Duration duration = duration(text);
        if (duration.isZero()) {
            throw new UsageException("\"" + text + "\" is no time at all; write 2s, say");
        }
        return duration;
    }

    /// A viewport's size: width and height in CSS pixels with an `x` between, each from 1 to 16384.
    public static Viewport viewport(String text) {
        Matcher matcher = VIEWPORT.matcher(text);
        if (matcher.matches()) {
            int width = Integer.parseInt(matcher.group(1));
            int height = Integer.parseInt(matcher.group(2));
            if (width > 0 && height > 0 && width <= LARGEST_VIEWPORT && height <= LARGEST_VIEWPORT) {
                return new Viewport(width, height);
            }
        }
        throw new UsageException(
                "\"" + text + "\" is not a viewport; write 800x600, each from 1 to " + LARGEST_VIEWPORT);
    }

    /// A rate in frames a second, from 1 to 1000.
    public static double rate(String text) {
        try {
            double rate = Double.parseDouble(text);
            if (rate >= 1 && rate <= 1000) {
                return rate;
            }
        } catch (NumberFormatException e) {
            // Falls through to the message for every wrong rate.
        }
        throw new UsageException("\"" + text + "\" is not a rate; write a number of frames a second from 1 to 1000");
    }

    /// `virtual` or `system`.
    public static ClockKind clock(String text) {
        return switch (text) {
            case "virtual" -> ClockKind.VIRTUAL;
            case "system" -> ClockKind.SYSTEM;
            default -> throw new UsageException("\"" + text + "\" is not a clock; write virtual or system");
        };
    }

    /// A file's path.
    public static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new UsageException("\"" + text + "\" cannot be the name of a file");
        }
    }

    /// Any text.
    public static String text(String text) {
        return text;
    }
}
