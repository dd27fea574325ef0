package dev.frameloop.engine.timer;

import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.LoopOptions;
import dev.frameloop.engine.loop.TaskSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

import static org.assertj.core.api.Assertions.assertThat;

/// Expected values are those of HTML's timer initialization steps.
class TimersTests {
    private final List<String> log = new ArrayList<>();
    private final List<Throwable> uncaught = new ArrayList<>();
    private final EventLoop loop = new EventLoop(LoopOptions.defaults().withUncaught(uncaught::add));
    private final Timers timers = loop.newTimers(null);

    @Test
    void timersRunByDueTimeAndThenByCreation() {
        timers.setTimeout(() -> log("b"), 10);
        timers.setTimeout(() -> log("c"), 10);
        timers.setTimeout(() -> log("a"), 5);
        timers.setTimeout(() -> log("none"), 0);
        timers.setTimeout(() -> log("negative"), -7);

        loop.runFor(Duration.ofSeconds(1));

        assertThat(log).containsExactly("0: none", "0: negative", "5: a", "10: b", "10: c");
    }

    @Test
    void throttledTimersComeTogetherAtFullSecondsOrAsSoonAsThatIsOver() {
        timers.setThrottled(true);
        timers.setTimeout(() -> log("a"), 100);
        int cleared = timers.setTimeout(() -> log("cleared"), 100);
        timers.setTimeout(() -> log("b"), 900);
        timers.setTimeout(() -> log("c"), 1001);
        loop.runFor(Duration.ofMillis(500));
        timers.clear(cleared);
        loop.runFor(Duration.ofMillis(700));
        assertThat(log).containsExactly("1000: a", "1000: b");

        timers.setThrottled(false);
        loop.runFor(Duration.ofMillis(1));

        assertThat(log).containsExactly("1000: a", "1000: b", "1200: c");
    }

    @Test
    void aChainOfTimersIsClampedFromTheTimerThatTheSixthOneSets() {
        chain(10);

        loop.runFor(Duration.ofSeconds(1));

        assertThat(log).containsExactly("0: 10", "0: 9", "0: 8", "0: 7", "0: 6", "0: 5", "4: 4", "8: 3", "12: 2",
                "16: 1");
    }

    @Test
    void anIntervalIsClampedLikeAChain() {
        int[] handle = {0};
        handle[0] = timers.setInterval(() -> {
            log("tick");
            if (log.size() == 8) {
                timers.clear(handle[0]);
            }
        }, 1);

        loop.runFor(Duration.ofSeconds(1));

        assertThat(log).containsExactly("1: tick", "2: tick", "3: tick", "4: tick", "5: tick", "6: tick", "10: tick",
                "14: tick");
        assertThat(timers.size()).isZero();
    }

    @Test
    void theNestingLevelIsThatOfTheTaskAndOtherTasksBeginAtZero() {
        chain(7);
        loop.runFor(Duration.ofMillis(4));
        log.clear();
        loop.queueTask(TaskSource.OTHER, null, "task", () -> timers.setTimeout(() -> log("unclamped"), 0));

        loop.runFor(Duration.ofSeconds(1));

        assertThat(log).containsExactly("4: unclamped");
    }

    @Test
    void aTimerCanClearOneThatIsDueWithItAndAnIntervalItself() {
        int[] other = {0};
        timers.setTimeout(() -> {
            log("first");
            timers.clear(other[0]);
            timers.clear(12345);
        }, 3);
        other[0] = timers.setTimeout(() -> log("never"), 3);
        int[] interval = {0};
        interval[0] = timers.setInterval(() -> {
            log("once");
            timers.clear(interval[0]);
        }, 3);

        loop.runFor(Duration.ofSeconds(1));

        assertThat(log).containsExactly("3: first", "3: once");
    }

    @Test
    void anIntervalThatThrowsGoesOn() {
        timers.setInterval(() -> {
            throw new IllegalStateException("thrown in an interval");
        }, 100);

        loop.runFor(Duration.ofMillis(350));

        assertThat(uncaught).hasSize(3);
    }

    @Test
    void handlesAreGreaterThanZeroAndOneSeriesForBothKinds() {
        int timeout = timers.setTimeout(() -> log("never"), 0);
        int interval = timers.setInterval(() -> log("never"), 0);
        assertThat(timeout).isEqualTo(1);
        assertThat(interval).isEqualTo(2);

        timers.clear(interval);
        timers.clear(timeout);
        loop.runFor(Duration.ofSeconds(1));

        assertThat(log).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void theQueueKeepsItsOrderThroughRandomCancellations(long seed) {
        TimerQueue queue = new TimerQueue();
        RandomGenerator random = new SplittableRandom(seed);
        List<TimerEntry> entries = new ArrayList<>();
        IntStream.range(0, 5000).forEach(_ -> entries.add(queue.add(random.nextInt(500), () -> {})));
        List<TimerEntry> cancelled = entries.stream().filter(_ -> random.nextInt(3) == 0).toList();
        cancelled.forEach(queue::cancel);
        cancelled.forEach(queue::cancel);
        entries.removeAll(cancelled);
        assertThat(queue.size()).isEqualTo(entries.size());

        entries.sort((a, b) -> a.isBefore(b) ? -1 : 1);
        for (TimerEntry entry : entries) {
            assertThat(queue.nextDue()).isEqualTo(entry.dueNanos());
            queue.takeFirst();
            assertThat(entry.isPending()).isFalse();
        }
        assertThat(queue.nextDue()).isEqualTo(Long.MAX_VALUE);
    }

    private void chain(int left) {
        timers.setTimeout(() -> {
            log(String.valueOf(left));
            if (left > 1) {
                chain(left - 1);
            }
        }, 0);
    }

    private void log(String what) {
        log.add(loop.clock().now() / 1_000_000 + ": " + what);
    }
}
