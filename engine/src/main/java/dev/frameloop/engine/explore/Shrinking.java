package dev.frameloop.engine.explore;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// Looks for a shorter schedule with the same outcome: leaves out departures, halves of them at first, then one by one, and takes smaller
/// options for those that are left.
final class Shrinking {
    private static final int MOST_RUNS = 200;

    private final Function<Schedule, Run> run;
    private final String outcome;
    private int runs;

    Shrinking(Function<Schedule, Run> run, String outcome) {
        this.run = run;
        this.outcome = outcome;
    }

    Schedule shrink(Schedule schedule) {
        Schedule best = schedule;
        for (int chunk = best.size(); chunk >= 1 && runs < MOST_RUNS;) {
            Schedule shorter = withoutAChunk(best, chunk);
            if (shorter == null) {
                chunk /= 2;
            } else {
                best = shorter;
                chunk = Math.min(chunk, best.size());
            }
        }
        return withSmallerOptions(best);
    }

    private @Nullable Schedule withoutAChunk(Schedule schedule, int chunk) {
        List<Integer> indexes = new ArrayList<>(schedule.departures().keySet());
        // From the end: a choice that is left out changes those after it.
        for (int end = indexes.size(); end > 0; end -= chunk) {
            Schedule shorter = tried(schedule.without(indexes.subList(Math.max(0, end - chunk), end)), schedule);
            if (shorter != null) {
                return shorter;
            }
        }
        return null;
    }

    private Schedule withSmallerOptions(Schedule schedule) {
        Schedule best = schedule;
        for (int index : List.copyOf(schedule.departures().keySet())) {
            Integer taken = best.departures().get(index);
            for (int smaller = 1; taken != null && smaller < taken; smaller++) {
                Schedule tried = tried(best.with(index, smaller), best);
                if (tried != null) {
                    best = tried;
                    break;
                }
            }
        }
        return best;
    }

    /// What a schedule comes to, if that is the outcome and shorter than before.
    private @Nullable Schedule tried(Schedule schedule, Schedule before) {
        if (runs++ >= MOST_RUNS) {
            return null;
        }
        Run result = run.apply(schedule);
        return result.outcome().equals(outcome) && result.schedule().isShorterThan(before) ? result.schedule() : null;
    }
}
