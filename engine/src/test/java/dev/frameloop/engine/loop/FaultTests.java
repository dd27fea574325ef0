package dev.frameloop.engine.loop;

import dev.frameloop.engine.time.SystemClock;
import dev.frameloop.engine.time.VirtualClock;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Bad input has an answer that names the culprit, and the loop goes on, or ends for good.
class FaultTests {
    private final List<Throwable> uncaught = new ArrayList<>();
    private final EventLoop loop = new EventLoop(
            LoopOptions.defaults().withUncaught(uncaught::add).withMicrotaskLimit(1000));

    @Test
    void endlessMicrotasksAreReportedWithTheirCauses() {
        loop.queueTask(TaskSource.NETWORKING, null, "page load",
                () -> loop.newTimers(null).setTimeout(this::microtaskAfterMicrotask, 5));

        assertThat(loop.runFor(Duration.ofSeconds(1))).isEqualTo(RunOutcome.ENDED);

        assertThat(loop.termination()).contains("the next is a ping",
                "because of: microtask checkpoint <- setTimeout callback <- page load");
    }

    @Test
    void endlessMicrotasksOfACallFromOutsideEndTheLoopToo() {
        loop.prepareToRunCallback();
        microtaskAfterMicrotask();

        assertThatThrownBy(loop::cleanUpAfterRunningCallback).isInstanceOf(LoopTerminatedException.class);
        assertThat(loop.termination()).contains("endless microtasks");
    }

    private void microtaskAfterMicrotask() {
        loop.queueMicrotask("ping", this::microtaskAfterMicrotask);
    }

    @Test
    void aMillionTasksRunInTheirOrder() {
        int[] next = {0};
        int million = 1_000_000;
        for (int i = 0; i < million; i++) {
            int number = i;
            loop.queueTask(TaskSource.OTHER, null, "task", () -> {
                if (next[0] == number) {
                    next[0]++;
                }
            });
        }

        loop.runUntilIdle();

        assertThat(next[0]).isEqualTo(million);
    }

    @Test
    void tasksThatBreedTasksEndTheLoopBeforeTheMemoryDoes() {
        EventLoop small = new EventLoop(LoopOptions.defaults().withWaitingLimit(1000));
        Runnable[] breed = new Runnable[1];
        breed[0] = () -> {
            small.queueTask(TaskSource.OTHER, null, "rabbit", breed[0]);
            small.queueTask(TaskSource.OTHER, null, "rabbit", breed[0]);
        };
        small.queueTask(TaskSource.OTHER, null, "rabbit", breed[0]);

        assertThat(small.runFor(Duration.ofDays(1))).isEqualTo(RunOutcome.ENDED);
        assertThat(small.termination()).contains("too many tasks", "1000", "rabbit", "because of: rabbit <- rabbit");
    }

    @Test
    void timersThatBreedTimersEndTheLoopBeforeTheMemoryDoes() {
        EventLoop small = new EventLoop(LoopOptions.defaults().withWaitingLimit(1000));
        var timers = small.newTimers(null);
        Runnable[] breed = new Runnable[1];
        breed[0] = () -> {
            timers.setTimeout(breed[0], 1);
            timers.setTimeout(breed[0], 1);
        };
        timers.setTimeout(breed[0], 1);

        assertThat(small.runFor(Duration.ofDays(1))).isEqualTo(RunOutcome.ENDED);
        assertThat(small.termination()).contains("too many timers", "1000",
                "because of: setTimeout callback <- setTimeout");
    }

    @Test
    void errorsOfAllKindsAreToldAndTheNextTaskRuns() {
        List<Error> errors = List.of(new StackOverflowError(), new OutOfMemoryError("test"),
                new AssertionError("test"));
        List<String> log = new ArrayList<>();
        for (Error error : errors) {
            loop.queueTask(TaskSource.OTHER, null, "throws", () -> {
                loop.queueMicrotask("microtask", () -> log.add("microtask"));
                throw error;
            });
        }

        loop.runUntilIdle();

        assertThat(uncaught).isEqualTo(errors);
        assertThat(log).hasSize(3);
    }

    @Test
    void aListenerForUncaughtExceptionsThatThrowsDoesNotBreakTheLoop() {
        List<String> log = new ArrayList<>();
        EventLoop broken = new EventLoop(LoopOptions.defaults().withUncaught(_ -> {
            throw new IllegalStateException("the listener throws");
        }));
        broken.queueTask(TaskSource.OTHER, null, "throws", () -> {
            throw new IllegalStateException("the task throws");
        });
        broken.queueTask(TaskSource.OTHER, null, "next", () -> log.add("next"));

        broken.runUntilIdle();

        assertThat(log).containsExactly("next");
    }

    @Test
    void anEndedLoopTakesNothingMoreAndSaysSo() {
        assertThat(loop.post(() -> {})).isTrue();
        loop.close();
        loop.close();

        assertThat(loop.post(() -> {})).isFalse();
        loop.queueTask(TaskSource.OTHER, null, "late", () -> uncaught.add(new AssertionError()));
        loop.queueMicrotask("late", () -> uncaught.add(new AssertionError()));
        assertThat(loop.runFor(Duration.ofSeconds(1))).isEqualTo(RunOutcome.ENDED);
        assertThat(uncaught).isEmpty();
    }

    @Test
    void timeNeverGoesBackwards() {
        VirtualClock clock = (VirtualClock) loop.clock();
        loop.runFor(Duration.ofMillis(10));
        clock.advanceTo(5_000_000);

        assertThat(clock.now()).isEqualTo(10_000_000);
        assertThatThrownBy(() -> clock.consume(Duration.ofNanos(-1))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anInterruptEndsARunThatWaitsAndTheLoopCanRunAgain() {
        EventLoop real = new EventLoop(LoopOptions.defaults().withClock(new SystemClock()));
        List<String> log = new ArrayList<>();
        real.runAfter(Duration.ofMillis(2).toNanos(), () -> log.add("due"));
        real.runAfter(Duration.ofDays(1).toNanos(), () -> {});
        Thread.currentThread().interrupt();

        assertThat(real.runFor(Duration.ofDays(1))).isEqualTo(RunOutcome.INTERRUPTED);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(real.runUntil(() -> !log.isEmpty(), Duration.ofDays(1))).isEqualTo(RunOutcome.CONDITION_MET);
        real.close();
    }

    @Test
    void anInterruptEndsARunThatNeverWaits() {
        List<String> log = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            int number = i;
            loop.queueTask(TaskSource.DOM_MANIPULATION, null, "task", () -> {
                log.add("task " + number);
                if (number == 2) {
                    Thread.currentThread().interrupt();
                }
            });
        }

        assertThat(loop.runFor(Duration.ofSeconds(1))).isEqualTo(RunOutcome.INTERRUPTED);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(log).containsExactly("task 0", "task 1", "task 2");
        assertThat(loop.runFor(Duration.ofSeconds(1))).isEqualTo(RunOutcome.NOTHING_LEFT);
        assertThat(log).hasSize(5);
    }

    @Test
    void aLoopThatRunsCannotBeClaimedByAStranger() throws InterruptedException {
        List<Throwable> thrown = new ArrayList<>();
        loop.queueTask(TaskSource.OTHER, null, "task", () -> {
            Thread stranger = Thread.ofPlatform().name("stranger").start(() -> {
                try {
                    loop.claim();
                } catch (IllegalStateException e) {
                    thrown.add(e);
                }
            });
            try {
                stranger.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });

        loop.runFor(Duration.ofMillis(1));

        assertThat(thrown).singleElement().extracting(Throwable::getMessage).asString().contains("stranger");
    }
}
