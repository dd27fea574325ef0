package dev.frameloop.testkit.frame;

import dev.frameloop.engine.trace.TraceKind;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// One frame: one update of the rendering, and the tasks that ran since the one before.
///
/// All times are nanoseconds of the page's time.
///
/// @param number which frame of the trace it is, from 0
/// @param opportunityNanos the time of the rendering opportunity: when it was due
/// @param startNanos when the update began
/// @param endNanos when the update ended
/// @param deadlineNanos the next opportunity, by which it had to end
/// @param missedBefore how many opportunities passed unused before this one, because the loop was busy
/// @param tasks the tasks that ran since the frame before, the update itself not among them
/// @param steps the steps of the update, in their order; style and layout comes again after resize observers that were told something
/// @param calls the callbacks and microtasks that ran in the update, in their order
/// @param forcedLayouts the layouts that page code forced, in the update or in one of the tasks
/// @param restyled how many elements were restyled, in the update or in one of the tasks
/// @param laidOut how many boxes were laid out, in the update or in one of the tasks
/// @param painted how many pixels were painted, where every frame is painted
public record Frame(int number, long opportunityNanos, long startNanos, long endNanos, long deadlineNanos,
        long missedBefore, List<Call> tasks, List<Step> steps, List<Call> calls, List<ForcedLayout> forcedLayouts,
        long restyled, long laidOut, long painted) {

    /// Whether the update ended by the next opportunity.
    public boolean metDeadline() {
        return endNanos <= deadlineNanos;
    }

    /// How long after its opportunity the update began, in nanoseconds.
    public long lateNanos() {
        return startNanos - opportunityNanos;
    }

    /// The callbacks that ran in the update, in their order, without the microtasks.
    public List<Call> callbacks() {
        return calls.stream().filter(call -> call.kind() == TraceKind.CALLBACK).toList();
    }

    /// How many tasks, callbacks and microtasks of a name ran in this frame, the tasks since the frame before included.
    public int count(String name) {
        return (int) (tasks.stream().filter(call -> call.name().equals(name)).count()
                + calls.stream().filter(call -> call.name().equals(name)).count());
    }

    /// Why the frame was late or missed its deadline, and why opportunities passed before it, in words; empty where nothing was wrong.
    public String why() {
        if (metDeadline() && lateNanos() <= 0 && missedBefore == 0) {
            return "";
        }
        String late = lateNanos() > 0 ? "began " + Millis.of(lateNanos()) + " late" : "";
        String blame = lateNanos() > 0 || missedBefore > 0 ? longest(tasks) : "";
        String over = metDeadline() ? "" : "ended " + Millis.of(endNanos - deadlineNanos) + " after its deadline";
        String work = metDeadline() ? "" : longest(calls);
        if (!metDeadline() && work.isEmpty()) {
            work = longestStep();
        }
        return List.of(missedBefore > 0 ? missedBefore + " missed before it" : "", late, blame, over, work).stream()
                .filter(part -> !part.isEmpty()).collect(Collectors.joining("; "));
    }

    private static String longest(List<Call> calls) {
        Optional<Call> longest = calls.stream().max(Comparator.comparingLong(Call::durationNanos));
        return longest.filter(call -> call.durationNanos() > 0).map(Call::describe).orElse("");
    }

    private String longestStep() {
        return steps.stream().max(Comparator.comparingLong(Step::durationNanos))
                .filter(step -> step.durationNanos() > 0)
                .map(step -> "step \"" + step.name() + "\", " + Millis.span(step.startNanos(), step.endNanos()))
                .orElse("");
    }

    /// The frame in one line of words.
    public String describe() {
        String why = why();
        return "frame " + number + " due " + Millis.of(opportunityNanos) + ", "
                + Millis.span(startNanos, endNanos)
                + (calls.isEmpty() ? "" : ": " + names(calls))
                + (restyled + laidOut + painted == 0
                        ? ""
                        : "; restyled " + restyled + ", laid out " + laidOut + ", painted " + painted)
                + (tasks.isEmpty() ? "" : "; tasks before it: " + names(tasks))
                + (why.isEmpty() ? "" : "  MISSED OR LATE: " + why);
    }

    private static String names(List<Call> calls) {
        return calls.stream().map(Call::name).collect(Collectors.joining(", "));
    }
}
