package dev.frameloop.engine.loop;

import dev.frameloop.engine.trace.TraceKind;
import dev.frameloop.engine.trace.TracePhase;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Expected orders are those of HTML's event loop processing model.
class EventLoopTests {
    private final List<String> log = new ArrayList<>();
    private final List<Throwable> uncaught = new ArrayList<>();
    private final EventLoop loop = new EventLoop(LoopOptions.defaults().withUncaught(uncaught::add));

    @Test
    void aCheckpointFollowsEachTaskAndRunsWhatMicrotasksQueue() {
        task("task 1", () -> {
            microtask("microtask 1", () -> microtask("nested", () -> {}));
            microtask("microtask 2", () -> {});
        });
        task("task 2", () -> {});

        loop.runUntilIdle();

        assertThat(log).containsExactly("task 1", "microtask 1", "microtask 2", "nested", "task 2");
    }

    @Test
    void aCheckpointFollowsACallbackOnlyWhenNoOtherPageCodeIsOnTheStack() {
        task("host fires an event", () -> {
            callback("listener 1", () -> microtask("microtask 1", () -> {}));
            callback("listener 2", () -> microtask("microtask 2", () -> {}));
        });
        task("a script dispatches an event", () -> callback("script", () -> {
            callback("listener 3", () -> microtask("microtask 3", () -> {}));
            callback("listener 4", () -> microtask("microtask 4", () -> {}));
        }));

        loop.runUntilIdle();

        assertThat(log).containsExactly("host fires an event", "listener 1", "microtask 1", "listener 2", "microtask 2",
                "a script dispatches an event", "script", "listener 3", "listener 4", "microtask 3", "microtask 4");
    }

    @Test
    void aCheckpointWithinACheckpointDoesNothing() {
        task("task", () -> {
            microtask("microtask 1", () -> {
                microtask("microtask 3", () -> {});
                loop.performMicrotaskCheckpoint();
                log.add("end of microtask 1");
            });
            microtask("microtask 2", () -> {});
        });

        loop.runUntilIdle();

        assertThat(log).containsExactly("task", "microtask 1", "end of microtask 1", "microtask 2", "microtask 3");
    }

    @Test
    void whoeverWatchesSeesTheMicrotasksThatWaitWithoutTheOneThatRuns() {
        List<List<String>> waiting = new ArrayList<>();
        loop.trace().addSink((phase, kind, id, cause, name, nanos, value) -> {
            if (phase == TracePhase.BEGIN && kind == TraceKind.MICROTASK) {
                waiting.add(loop.waitingMicrotasks().stream().map(WaitingMicrotask::name).toList());
            }
        });
        task("task", () -> {
            microtask("microtask 1", () -> microtask("microtask 3", () -> {}));
            microtask("microtask 2", () -> {});
        });

        loop.runUntilIdle();

        assertThat(waiting).containsExactly(List.of("microtask 2"), List.of("microtask 3"), List.of());
    }

    @Test
    void checkpointObserversHearOfEveryCheckpointAfterItsMicrotasks() {
        loop.addCheckpointObserver(() -> log.add("rejections"));
        task("task", () -> microtask("microtask", () -> {}));

        loop.runUntilIdle();

        assertThat(log).endsWith("task", "microtask", "rejections");
    }

    @Test
    void aMicrotaskQueuedOutsideEveryTaskWaitsForTheLoop() {
        microtask("microtask", () -> {});
        assertThat(log).isEmpty();

        loop.runUntilIdle();

        assertThat(log).containsExactly("microtask");
    }

    @Test
    void endlessMicrotasksEndTheLoopWithTheNameOfTheCulprit() {
        EventLoop small = new EventLoop(LoopOptions.defaults().withMicrotaskLimit(1000));
        small.trace().setLocator(() -> "page.html:7");
        small.queueTask(TaskSource.OTHER, null, "task", new Runnable() {
            @Override
            public void run() {
                small.queueMicrotask("ping", this);
            }
        });

        assertThat(small.runFor(Duration.ofSeconds(1))).isEqualTo(RunOutcome.ENDED);
        assertThat(small.termination()).contains("endless microtasks", "1000", "ping, asked for at page.html:7");
        assertThat(small.turn()).isFalse();
    }

    @Test
    void whatIsThrownGoesToUncaughtAndTheLoopGoesOn() {
        task("task 1", () -> {
            microtask("microtask 1", () -> {
                throw new IllegalStateException("thrown in a microtask");
            });
            microtask("microtask 2", () -> {});
            throw new IllegalStateException("thrown in a task");
        });
        loop.post(() -> {
            throw new IllegalStateException("thrown in a message");
        });
        loop.runAfter(0, () -> {
            throw new IllegalStateException("thrown when due");
        });
        task("task 2", () -> {});

        assertThat(loop.runFor(Duration.ofMillis(1))).isEqualTo(RunOutcome.NOTHING_LEFT);

        assertThat(uncaught).extracting(Throwable::getMessage)
                .containsExactly("thrown in a message", "thrown when due", "thrown in a task", "thrown in a microtask");
        assertThat(log).containsExactly("task 1", "microtask 1", "microtask 2", "task 2");
        assertThat(loop.trace().depth()).isZero();
    }

    @Test
    void tasksOfADocumentThatIsNotFullyActiveWaitAndOthersOvertakeThem() {
        boolean[] active = {false};
        loop.queueTask(TaskSource.TIMER, () -> active[0], "inactive", () -> log.add("inactive"));
        loop.queueTask(TaskSource.TIMER, null, "active", () -> log.add("active"));

        loop.runUntilIdle();
        assertThat(log).containsExactly("active");
        assertThat(loop.queueOf(TaskSource.TIMER).size()).isEqualTo(1);

        active[0] = true;
        loop.runUntilIdle();
        assertThat(log).containsExactly("active", "inactive");
    }

    @Test
    void tasksRunByAgeButInputGoesFirstAndIdleWorkLast() {
        loop.queueTask(TaskSource.IDLE, null, "idle", () -> log.add("idle"));
        loop.queueTask(TaskSource.TIMER, null, "timer", () -> log.add("timer"));
        loop.queueTask(TaskSource.NETWORKING, null, "load", () -> log.add("load"));
        loop.queueTask(TaskSource.USER_INTERACTION, null, "click", () -> log.add("click"));

        loop.runUntilIdle();

        assertThat(log).containsExactly("click", "timer", "load", "idle");
    }

    @Test
    void otherThreadsAreRefusedByName() throws InterruptedException {
        List<Throwable> thrown = new ArrayList<>();
        Thread stranger = new Thread(() -> {
            try {
                loop.queueMicrotask("microtask", () -> {});
            } catch (IllegalStateException e) {
                thrown.add(e);
            }
        }, "stranger");
        stranger.start();
        stranger.join();

        assertThat(thrown).singleElement().extracting(Throwable::getMessage).asString().contains("stranger", "post(");
    }

    @Test
    void badArgumentsAreRefusedByName() {
        assertThatThrownBy(() -> loop.runFor(Duration.ofMillis(-1))).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("limit");
        assertThatThrownBy(() -> LoopOptions.defaults().withMicrotaskLimit(0))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("microtaskLimit");
    }

    @Test
    void aClosedLoopTakesNothingMore() {
        loop.close();
        task("late", () -> {});

        assertThat(loop.runFor(Duration.ofSeconds(1))).isEqualTo(RunOutcome.ENDED);
        assertThat(log).isEmpty();
    }

    private void task(String name, Runnable steps) {
        loop.queueTask(TaskSource.OTHER, null, name, () -> {
            log.add(name);
            steps.run();
        });
    }

    private void microtask(String name, Runnable steps) {
        loop.queueMicrotask(name, () -> {
            log.add(name);
            steps.run();
        });
    }

    private void callback(String name, Runnable steps) {
        loop.prepareToRunCallback();
        log.add(name);
        steps.run();
        loop.cleanUpAfterRunningCallback();
    }
}
