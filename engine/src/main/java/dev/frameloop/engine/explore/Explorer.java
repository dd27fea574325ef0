package dev.frameloop.engine.explore;

import dev.frameloop.engine.loop.SchedulingPolicy;
import dev.frameloop.engine.trace.TraceEvent;
import dev.frameloop.engine.trace.TraceIndex;
import dev.frameloop.engine.trace.TraceRecorder;
import dev.frameloop.engine.trace.TraceSink;
import dev.frameloop.engine.trace.TraceText;
import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;

/// Runs something under many orders that the standard allows, and groups what comes of it.
///
/// ```java
/// Explorer explorer = new Explorer((policy, sink) -> {
///     EventLoop loop = new EventLoop(LoopOptions.defaults().withPolicy(policy));
///     ...
///     return result;
/// });
/// explorer.explore(1000).outcomes().forEach(outcome -> System.out.println(outcome.value() + " " + outcome.count()));
/// ```
///
/// A seed stands for one schedule; the same seed makes the same run. It works on as many threads as there are processors.
public final class Explorer {
    /// How late timers and messages may be, unless said.
    public static final Duration DEFAULT_BOUND = Duration.ofMillis(20);
    private static final int CAPACITY = 1 << 16;

    private final Subject subject;
    private final Duration bound;

    /// @param subject what is explored
    public Explorer(Subject subject) {
        this(subject, DEFAULT_BOUND);
    }

    /// @param subject what is explored
    /// @param bound how late timers and messages may be at the most, not negative
    /// @throws IllegalArgumentException if the bound is negative
    public Explorer(Subject subject, Duration bound) {
        if (bound.isNegative()) {
            throw new IllegalArgumentException("bound must not be negative, but is " + bound);
        }
        this.subject = subject;
        this.bound = bound;
    }

    /// The policy of one seed, for a loop that is run by hand.
    ///
    /// @param seed the schedule
    /// @param bound how late timers and messages may be at the most
    public static SchedulingPolicy policy(long seed, Duration bound) {
        return new ExploringPolicy(RecordedChoices.seeded(seed, false), bound);
    }

    /// Runs the default order and so many seeds, from 0 on, and finds a shortest schedule for each outcome.
    ///
    /// @param seeds at least 1
    /// @throws IllegalArgumentException if it is less than 1
    public Exploration explore(int seeds) {
        if (seeds < 1) {
            throw new IllegalArgumentException("seeds must be at least 1, but is " + seeds);
        }
        Map<String, Found> found = new TreeMap<>();
        Run standard = run(Schedule.DEFAULT, false);
        found.put(standard.outcome(), new Found(standard));
        Threads.forEach(LongStream.range(0, seeds).mapToObj(seed -> (Callable<Run>) () -> run(seed, false)).toList(),
                (seed, run) -> found.computeIfAbsent(run.outcome(), _ -> new Found(run)).add(seed, run));
        List<Outcome> outcomes = new ArrayList<>();
        Threads.forEach(
                found.values().stream().map(group -> (Callable<Outcome>) () -> outcome(group, standard)).toList(),
                (_, outcome) -> outcomes.add(outcome));
        outcomes.sort(Comparator.comparing(Outcome::isDefault).thenComparing(Outcome::count).reversed()
                .thenComparing(Outcome::value));
        return new Exploration(seeds, outcomes);
    }

    /// Runs one seed again, its choices in words.
    public Run replay(long seed) {
        return run(seed, true);
    }

    /// Runs a schedule again, its choices in words.
    public Run replay(Schedule schedule) {
        return run(schedule, true);
    }

    private static final class Found {
        private Run shortest;
        private int count;
        private long firstSeed = Long.MAX_VALUE;

        Found(Run run) {
            shortest = run;
        }

        void add(long seed, Run run) {
            count++;
            firstSeed = Math.min(firstSeed, seed);
            if (run.schedule().isShorterThan(shortest.schedule())) {
                shortest = run;
            }
        }
    }

    private Outcome outcome(Found group, Run standard) {
        String value = group.shortest.outcome();
        Schedule shortest = new Shrinking(schedule -> run(schedule, false), value).shrink(group.shortest.schedule());
        return new Outcome(value, group.count, group.count == 0 ? -1 : group.firstSeed,
                value.equals(standard.outcome()), run(shortest, true));
    }

    private Run run(long seed, boolean describing) {
        return run(RecordedChoices.seeded(seed, describing), describing);
    }

    private Run run(Schedule schedule, boolean describing) {
        return run(RecordedChoices.of(schedule, describing), describing);
    }

    private Run run(RecordedChoices choices, boolean describing) {
        TraceRecorder recorder = describing ? new TraceRecorder(CAPACITY) : null;
        String outcome = outcome(new ExploringPolicy(choices, bound), recorder);
        List<Choice> described = recorder == null ? List.of() : withOrigins(choices.described(), recorder.events());
        return new Run(outcome, choices.schedule(), described);
    }

    private String outcome(ExploringPolicy policy, @Nullable TraceSink sink) {
        try {
            return subject.run(policy, sink);
        } catch (Exception | AssertionError e) {
            return "threw " + e;
        }
    }

    /// Says for each option who asked for what it is about.
    private static List<Choice> withOrigins(List<Choice> choices, List<TraceEvent> events) {
        TraceIndex index = new TraceIndex(events);
        return choices.stream().map(choice -> new Choice(choice.index(), choice.kind(), choice.nanos(),
                choice.options().stream().map(option -> withOrigin(option, index)).toList(), choice.taken())).toList();
    }

    private static Option withOrigin(Option option, TraceIndex index) {
        TraceEvent request = index.request(option.traceId());
        if (request == null) {
            return option;
        }
        String reason = TraceText.reason(request, index);
        return reason.isEmpty() ? option : new Option(option.words(), option.traceId(), reason);
    }
}
