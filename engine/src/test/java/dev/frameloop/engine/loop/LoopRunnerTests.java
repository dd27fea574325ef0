package dev.frameloop.engine.loop;

import dev.frameloop.engine.time.SystemClock;
import dev.frameloop.engine.time.VirtualClock;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class LoopRunnerTests {
    private final List<String> log = new ArrayList<>();
    private final EventLoop loop = new EventLoop();

    @Test
    void virtualTimeJumpsToWhatIsDueAndStopsAtTheLimit() {
        loop.runAfter(millis(5), () -> log("due at 5"));
        loop.runAfter(millis(3_600_000), () -> log("due in an hour"));
        loop.runAfter(millis(3_600_001), () -> log("due later"));

        assertThat(loop.runFor(Duration.ofHours(1))).isEqualTo(RunOutcome.TIME_UP);
        assertThat(log).containsExactly("5: due at 5", "3600000: due in an hour");
        assertThat(loop.clock().now()).isEqualTo(millis(3_600_000));
    }

    @Test
    void aRunEndsWhenItsConditionComesTrueOrNothingIsLeft() {
        loop.runAfter(millis(5), () -> log("due"));
        assertThat(loop.runUntil(() -> !log.isEmpty(), Duration.ofSeconds(1))).isEqualTo(RunOutcome.CONDITION_MET);
        assertThat(loop.clock().now()).isEqualTo(millis(5));

        assertThat(loop.runUntil(() -> false, Duration.ofDays(365_000_000))).isEqualTo(RunOutcome.NOTHING_LEFT);
        assertThat(loop.clock().now()).isEqualTo(millis(5));

        assertThat(loop.runFor(Duration.ofSeconds(1))).isEqualTo(RunOutcome.NOTHING_LEFT);
        assertThat(loop.clock().now()).isEqualTo(millis(1005));
    }

    @Test
    void atOneInstantTimersComeBeforeMessagesAndTheFrameLast() {
        loop.runAfter(0, () -> queue("timer 1"));
        loop.runAfter(0, () -> queue("timer 2"));
        ExternalOperation load = loop.beginExternalOperation();
        loop.renderingOpportunity(0);
        load.complete(() -> queue("response"));

        loop.runUntilIdle();

        assertThat(log).containsExactlyInAnyOrder("0: timer 1", "0: timer 2", "0: response");
        assertThat(log.indexOf("0: timer 1")).isLessThan(log.indexOf("0: timer 2"));
    }

    @Test
    void virtualTimeStandsStillWhileSomethingGoesOnOutside() {
        loop.runAfter(millis(5), () -> log("timer"));
        ExternalOperation first = loop.beginExternalOperation();
        ExternalOperation second = loop.beginExternalOperation();
        Thread network = new Thread(() -> {
            second.complete(() -> log("second response"));
            first.complete(() -> log("first response"));
        });
        network.start();

        loop.runFor(Duration.ofSeconds(1));

        assertThat(log).containsExactly("0: first response", "0: second response", "5: timer");
        assertThatThrownBy(() -> first.complete(() -> {})).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void anEndlessChainOfTasksGetsOnInVirtualTime() {
        Runnable[] again = new Runnable[1];
        int[] count = {0};
        again[0] = () -> {
            count[0]++;
            loop.queueTask(TaskSource.POSTED_MESSAGE, null, "message", again[0]);
        };
        again[0].run();

        assertThat(loop.runFor(Duration.ofMillis(100))).isEqualTo(RunOutcome.TIME_UP);
        assertThat(count[0]).isGreaterThan(10_000);
    }

    @Test
    void aScriptThatWaitsInALoopForVirtualTimeComesToAnEnd() {
        loop.queueTask(TaskSource.OTHER, null, "busy", () -> {
            long end = loop.clock().now() + millis(50);
            while (loop.clock().read() < end) {
                Thread.onSpinWait();
            }
            log("ended");
        });

        loop.runFor(Duration.ofSeconds(1));

        assertThat(log).containsExactly("50: ended");
    }

    @Test
    void workCostsVirtualTimeWhenToldSoAndTimersComeLate() {
        loop.queueTask(TaskSource.OTHER, null, "work",
                () -> ((VirtualClock) loop.clock()).consume(Duration.ofMillis(30)));
        loop.runAfter(millis(10), () -> log("due at 10"));

        loop.runFor(Duration.ofSeconds(1));

        assertThat(log).containsExactly("30: due at 10");
    }

    @Test
    void aMessageFromAnotherThreadWakesALoopThatSleeps() throws InterruptedException {
        EventLoop real = new EventLoop(LoopOptions.defaults().withClock(new SystemClock()));
        int messages = 1000;
        int[] received = {0};
        CountDownLatch started = new CountDownLatch(1);
        ExternalOperation keepsTheLoopBusy = real.beginExternalOperation();
        Thread sender = new Thread(() -> {
            started.countDown();
            for (int i = 0; i < messages; i++) {
                int before = i;
                real.post(() -> {
                    assertThat(received[0]).isEqualTo(before);
                    received[0]++;
                });
            }
        });
        sender.start();
        started.await();

        assertThat(real.runUntil(() -> received[0] == messages, Duration.ofDays(1)))
                .isEqualTo(RunOutcome.CONDITION_MET);

        sender.join();
        keepsTheLoopBusy.complete(() -> {});
        assertThat(real.runUntil(() -> false, Duration.ofDays(1))).isEqualTo(RunOutcome.NOTHING_LEFT);
    }

    @Test
    void closingFromAnotherThreadEndsALoopThatSleeps() {
        EventLoop real = new EventLoop(LoopOptions.defaults().withClock(new SystemClock()));
        real.runAfter(Duration.ofDays(1).toNanos(), () -> {});
        new Thread(real::close).start();

        assertThat(real.runFor(Duration.ofDays(2))).isEqualTo(RunOutcome.ENDED);
    }

    @Test
    void onTheSystemClockNothingRunsBeforeItIsDue() {
        EventLoop real = new EventLoop(LoopOptions.defaults().withClock(new SystemClock()));
        long[] ranAt = {0};
        long due = real.clock().now() + millis(5);
        real.runAfter(millis(5), () -> ranAt[0] = real.clock().now());

        assertThat(real.runUntil(() -> ranAt[0] != 0, Duration.ofDays(1))).isEqualTo(RunOutcome.CONDITION_MET);
        assertThat(ranAt[0]).isGreaterThanOrEqualTo(due);
    }

    @Test
    void idleCallbacksRunWhenNothingElseDoesOneATaskAndThoseRequestedMeanwhileInTheNextPeriod() {
        IdleCallbacks idle = loop.newIdleCallbacks(null);
        idle.request(deadline -> {
            log("idle 1, " + deadline.timeRemaining() + " left");
            idle.request(_ -> log("idle 3"), 0);
            loop.queueMicrotask("microtask", () -> log("microtask"));
        }, 0);
        idle.request(_ -> log("idle 2"), 0);
        idle.cancel(idle.request(_ -> log("never"), 0));
        loop.runAfter(millis(20), () -> log("timer"));
        queue("task");

        loop.runFor(Duration.ofSeconds(1));

        assertThat(log).containsExactly("0: task", "0: idle 1, 20.0 left", "0: microtask", "0: idle 2", "20: timer",
                "20: idle 3");
    }

    @Test
    void anIdleCallbackRunsAtItsTimeoutEvenIfTheLoopIsBusy() {
        IdleCallbacks idle = loop.newIdleCallbacks(null);
        VirtualClock clock = (VirtualClock) loop.clock();
        Runnable[] busy = new Runnable[1];
        busy[0] = () -> {
            clock.consume(Duration.ofMillis(10));
            if (clock.now() < millis(100)) {
                queue("busy", busy[0]);
            }
        };
        queue("busy", busy[0]);
        idle.request(deadline -> log("timed out: " + deadline.didTimeout() + " " + deadline.timeRemaining()), 25);

        loop.runFor(Duration.ofSeconds(1));

        assertThat(log).contains("40: timed out: true 0.0");
    }

    private void queue(String name) {
        queue(name, () -> {});
    }

    private void queue(String name, Runnable steps) {
        loop.queueTask(TaskSource.OTHER, null, name, () -> {
            log(name);
            steps.run();
        });
    }

    private void log(String what) {
        log.add(loop.clock().now() / 1_000_000 + ": " + what);
    }

    private static long millis(long millis) {
        return Duration.ofMillis(millis).toNanos();
    }
}
