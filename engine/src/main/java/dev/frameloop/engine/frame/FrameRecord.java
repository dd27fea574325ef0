package dev.frameloop.engine.frame;

import java.util.Locale;

/// How one update of the rendering went. All times are the loop's, in nanoseconds.
public final class FrameRecord {
    private static final double NANOS_PER_MILLI = 1e6;

    private final long number;
    private final Timing timing;
    private final Work work;
    private final long[] steps;
    private final String busyWith;
    private final long busyNanos;

    /// When a frame was due, and when it was made.
    ///
    /// @param opportunity the time of the rendering opportunity, which page code sees as the frame's time
    /// @param start when the update began
    /// @param end when the update had ended
    /// @param deadline when the next opportunity would come; {@link FrameSource#NEVER} where nobody knows
    public record Timing(long opportunity, long start, long end, long deadline) {}

    /// What a frame was about.
    ///
    /// @param documents how many documents were rendered
    /// @param throttled how many more needed it, but are hidden or held back
    /// @param callbacks how many callbacks of pages ran: of animation frames, observers, listeners
    /// @param missed how many opportunities before this one passed unused since the loop was busy
    public record Work(int documents, int throttled, int callbacks, long missed) {}

    /// @param number which frame of its loop this is, from 1
    /// @param steps how long each {@link RenderingStep} took, by its ordinal
    /// @param busyWith the task that took longest between the frame before and this one; empty for none
    /// @param busyNanos how long that took
    public FrameRecord(long number, Timing timing, Work work, long[] steps, String busyWith, long busyNanos) {
        this.number = number;
        this.timing = timing;
        this.work = work;
        this.steps = steps.clone();
        this.busyWith = busyWith;
        this.busyNanos = busyNanos;
    }

    /// Which frame of its loop this is, from 1.
    public long number() {
        return number;
    }

    /// When it was due, and when it was made.
    public Timing timing() {
        return timing;
    }

    /// What it was about.
    public Work work() {
        return work;
    }

    /// How long one step took, for all documents together.
    public long stepNanos(RenderingStep step) {
        return steps[step.ordinal()];
    }

    /// The step that took longest.
    public RenderingStep longestStep() {
        RenderingStep longest = RenderingStep.REVEAL;
        for (RenderingStep step : RenderingStep.values()) {
            if (stepNanos(step) > stepNanos(longest)) {
                longest = step;
            }
        }
        return longest;
    }

    /// Whether the frame was ready before the next opportunity.
    public boolean isDeadlineMet() {
        return timing.end <= timing.deadline;
    }

    /// Why the deadline was missed or opportunities before it passed unused, in a few words; empty where all was well.
    public String reason() {
        if (isDeadlineMet() && work.missed == 0) {
            return "";
        }
        long late = timing.start - timing.opportunity;
        RenderingStep step = longestStep();
        if (work.missed == 0 && stepNanos(step) >= late) {
            return millis("\"%s\" took %.3f ms", step.label(), stepNanos(step));
        }
        String start = work.missed > 0
                ? work.missed + " missed before it"
                : millis("it started %2$.3f ms late", "", late);
        return busyWith.isEmpty() ? start : start + millis(": task \"%s\" took %.3f ms", busyWith, busyNanos);
    }

    private static String millis(String format, String name, long nanos) {
        return String.format(Locale.ROOT, format, name, nanos / NANOS_PER_MILLI);
    }

    /// One line for people.
    @Override
    public String toString() {
        String reason = reason();
        return millis("frame %s at %.3f ms", String.valueOf(number), timing.opportunity)
                + millis("%s, %.3f ms long, ", "", timing.end - timing.start)
                + (isDeadlineMet() ? "in time" : "too late") + (reason.isEmpty() ? "" : ": " + reason);
    }
}
