package dev.frameloop.demos.bench;

import dev.frameloop.demos.terminal.Table;
import dev.frameloop.demos.terminal.Terminal;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/// What was set out for, and what came of it: ratios of two things measured in the same run.
final class Goals {
    /// What a microtask of Node.js is called among the results.
    static final String NODE = "microtaskByNode";

    private static final double NANOS_PER_SECOND = 1e9;
    private static final double[] RATES = {60, 144, 240};

    private final Terminal terminal;
    private final Table table = new Table("", "measured", "goal", "");
    private boolean empty = true;

    Goals(Terminal terminal) {
        this.terminal = terminal;
    }

    /// Takes what was measured.
    ///
    /// @param measured nanoseconds an operation, by the benchmark's name
    void nanos(Map<String, Double> measured) {
        Map<String, Double> nanos = new LinkedHashMap<>(measured);
        ratio(nanos, "microtasks a second, times those of Node.js", NODE, "microtask", 2,
                "each has its owner checked, and a number and a cause for the trace");
        if (nanos.containsKey("microtask") && !nanos.containsKey(NODE)) {
            terminal.line("node is not installed: no comparison with its queueMicrotask");
        }
        if (nanos.containsKey("task")) {
            double million = NANOS_PER_SECOND / nanos.get("task") / 1e6;
            row("tasks on the loop, million a second", "%.1f", million, ">= 5", million >= 5,
                    "each is an object, and a policy chooses among the queues");
        }
        ratio(nanos, "posts from another thread, times Netty's", "postFromAnotherThreadByNetty",
                "postFromAnotherThread", 1, "two threads need two free cores");
        ratio(nanos, "a million timers, times as fast as the executor", "timersMillionByExecutor", "timersMillion", 3,
                "the memory, across which a million timers are scattered");
        if (nanos.containsKey("timersMillion") && nanos.containsKey("timersThousand")) {
            row("a timer of a million, times one of a thousand", "%.1f",
                    nanos.get("timersMillion") / nanos.get("timersThousand"), "flat", true, "");
        }
        below(nanos, "empty virtual frame, us", "frame", 2, "each runs all steps of the standard");
        below(nanos, "the same, trace recorded, us", "frameTraced", 4, "each step is two events of the trace");
    }

    /// Takes what an idle loop uses.
    void idle(double processorPercent, long bytesOfAMillionFrames) {
        row("processor while idle, % of a core", "%.3f", processorPercent, "0", processorPercent < 0.1,
                "a loop that waits wakes up once, so something else woke it");
        row("bytes that a million frames allocate", "%.0f", bytesOfAMillionFrames, "0", bytesOfAMillionFrames == 0,
                "something that a frame makes anew each time, or once");
    }

    /// Measures frames in real time, with nothing to do in them.
    ///
    /// @param length how long at each rate
    void frames(Duration length) throws InterruptedException {
        for (double hertz : RATES) {
            System.err.printf(Locale.ROOT, "frames at %.0f Hz, twice %d s ...%n", hertz, length.toSeconds());
            TimedFrames ours = TimedFrames.ofLoop(hertz, length);
            TimedFrames theirs = TimedFrames.ofExecutor(hertz, length);
            String rate = String.format(Locale.ROOT, "%.0f Hz, %d frames: ", hertz, ours.frames());
            row(rate + "missed", "%.0f", ours.missed(), "0", ours.missed() == 0,
                    "the machine: the thread was woken, or went on, a frame too late");
            row(rate + "99 % are late by at most, us", "%.1f", ours.lateMicros(99), "", true, "");
            row("  the same, scheduleAtFixedRate", "%.1f", theirs.lateMicros(99), "", true, "");
            double ratio = theirs.lateMicros(99) / Math.max(0.001, ours.lateMicros(99));
            row("  times as punctual", "%.1f", ratio, ">= 5", ratio >= 5,
                    "the machine: other load wakes the thread later than the 300 us that it spins");
        }
    }

    void print() {
        if (!empty) {
            terminal.line();
            table.print(terminal);
        }
    }

    private void ratio(Map<String, Double> nanos, String title, String theirs, String ours, double least,
            String limit) {
        if (nanos.containsKey(theirs) && nanos.containsKey(ours)) {
            double ratio = nanos.get(theirs) / nanos.get(ours);
            row(title, "%.2f", ratio, ">= " + (int) least, ratio >= least, limit);
        }
    }

    private void below(Map<String, Double> nanos, String title, String name, double most, String limit) {
        if (nanos.containsKey(name)) {
            double micros = nanos.get(name) / 1e3;
            row(title, "%.2f", micros, "< " + (int) most, micros < most, limit);
        }
    }

    /// @param limit what keeps it from the goal, where that is not reached
    private void row(String title, String format, double value, String goal, boolean reached, String limit) {
        empty = false;
        table.row(title, String.format(Locale.ROOT, format, value), goal, reached ? "" : "not reached: " + limit);
    }
}
