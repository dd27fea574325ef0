package dev.frameloop.engine.node;

import dev.frameloop.engine.loop.LoopTerminatedException;
import dev.frameloop.engine.time.VirtualClock;
import dev.frameloop.engine.trace.TraceRecorder;
import dev.frameloop.engine.trace.TraceText;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Expected orders are those that Node.js 20 shows for the same program in JavaScript.
class NodeLoopTests {
    private static final Duration LONG = Duration.ofHours(1);

    private final List<String> log = new ArrayList<>();
    private final VirtualClock clock = new VirtualClock();
    private NodeLoop loop = new NodeLoop(clock);

    @AfterEach
    void close() {
        loop.close();
    }

    private void tick(String name) {
        loop.nextTick(name, () -> log.add(name));
    }

    private void microtask(String name) {
        loop.queueMicrotask(name, () -> log.add(name));
    }

    @Test
    void ticksComeBeforeMicrotasksAfterEveryCallback() {
        loop.run("main", () -> {
            microtask("microtask");
            tick("tick");
            for (int i = 1; i <= 2; i++) {
                String name = "timer " + i;
                loop.setTimeout(() -> {
                    log.add(name);
                    microtask("microtask of " + name);
                    tick("tick of " + name);
                }, 5);
            }
            loop.setImmediate(() -> log.add("immediate"));
            log.add("main");
        }, LONG);

        assertThat(log).containsExactly("main", "tick", "microtask", "immediate", "timer 1", "tick of timer 1",
                "microtask of timer 1", "timer 2", "tick of timer 2", "microtask of timer 2");
    }

    @Test
    void aListRunsWhatIsDueBeforeTheNextListHasItsTurn() {
        loop.run("main", () -> loop.setTimeout(() -> {
            loop.setTimeout(() -> log.add("a: 10"), 10);
            loop.setTimeout(() -> log.add("c: 12"), 12);
            clock.consume(Duration.ofMillis(6));
            loop.setTimeout(() -> log.add("b: 10"), 10);
            clock.consume(Duration.ofMillis(60));
        }, 1), LONG);

        assertThat(log).containsExactly("a: 10", "b: 10", "c: 12");
    }

    @Test
    void timersAreClearedRefreshedAndUnreferenced() {
        loop.run("main", () -> {
            NodeTimer cleared = loop.setTimeout(() -> log.add("must not run"), 5);
            cleared.clear();
            assertThat(cleared.isDestroyed()).isTrue();
            NodeTimer refreshed = loop.setTimeout(() -> log.add("refreshed at " + loop.libuv().now()), 10);
            loop.setTimeout(refreshed::refresh, 7);
            loop.setInterval(() -> log.add("interval at " + loop.libuv().now()), 6).unref();
            loop.setImmediate(() -> log.add("must not run either")).clear();
        }, LONG);

        assertThat(log).containsExactly("interval at 6", "interval at 12", "refreshed at 17");
    }

    @Test
    void aProgramThatDoesNotEndIsStoppedByItsLimit() {
        boolean ended = loop.run("main", () -> loop.setInterval(() -> log.add("tick"), 100), Duration.ofMillis(350));

        assertThat(ended).isFalse();
        assertThat(log).hasSize(3);
    }

    @Test
    void immediatesThatSetImmediatesGetOnInVirtualTime() {
        Runnable[] again = new Runnable[1];
        again[0] = () -> loop.setImmediate(again[0]);

        assertThat(loop.run("main", again[0], Duration.ofMillis(20))).isFalse();
    }

    @Test
    void endlessTicksAreNamed() {
        loop = new NodeLoop(LibuvVersion.SINCE_1_45, clock, NodeHost.plain(), 1000);
        loop.trace().setLocator(() -> "script.js:7");
        Runnable[] again = new Runnable[1];
        again[0] = () -> loop.nextTick("again", again[0]);

        assertThatThrownBy(() -> loop.run("main", again[0], LONG)).isInstanceOf(LoopTerminatedException.class)
                .hasMessageContaining("again").hasMessageContaining("script.js:7");
    }

    @Test
    void theHostDecidesWhatAnExceptionMeans() {
        List<String> uncaught = new ArrayList<>();
        loop = new NodeLoop(LibuvVersion.SINCE_1_45, clock, new NodeHost() {
            @Override
            public boolean uncaughtException(Throwable thrown) {
                uncaught.add(String.valueOf(thrown.getMessage()));
                return !"the end".equals(thrown.getMessage());
            }

            @Override
            public boolean processPromiseRejections() {
                return false;
            }

            @Override
            public void beforeExit() {
                log.add("beforeExit");
            }
        }, 1000);

        loop.run("main", () -> {
            for (int i = 1; i <= 2; i++) {
                String name = "timer " + i;
                loop.setTimeout(() -> {
                    log.add(name);
                    throw new IllegalArgumentException(name);
                }, 5);
            }
            loop.setTimeout(() -> {
                throw new IllegalArgumentException("the end");
            }, 9);
            loop.setTimeout(() -> log.add("must not run"), 10);
        }, LONG);

        assertThat(log).containsExactly("timer 1", "timer 2");
        assertThat(uncaught).containsExactly("timer 1", "timer 2", "the end");
    }

    @Test
    void thePlainHostLetsExceptionsThrough() {
        assertThatIllegalStateException().isThrownBy(() -> loop.run("main", () -> {
            throw new IllegalStateException("out");
        }, LONG)).withMessage("out");
    }

    @Test
    void theTraceTellsPhasesAndCauses() {
        TraceRecorder recorder = new TraceRecorder(1000);
        loop.trace().addSink(recorder);
        loop.run("main.js", () -> loop.setTimeout(() -> tick("tick"), 3), LONG);

        StringBuilder text = new StringBuilder();
        TraceText.write(recorder.events(), text);
        assertThat(text.toString()).contains("script  main.js", "loop phase  timers", "task  setTimeout",
                "<- script  main.js", "next tick  tick", "<- task  setTimeout");
    }

    @Test
    void twoRunsHaveTheSameTrace() {
        assertThat(hashOfARun()).isEqualTo(hashOfARun());
    }

    private static long hashOfARun() {
        try (NodeLoop loop = new NodeLoop(new VirtualClock())) {
            loop.run("main", () -> {
                loop.setTimeout(() -> loop.setImmediate(() -> {}), 5);
                for (int i = 0; i < 20; i++) {
                    loop.queueWork("work " + i, () -> 1,
                            (result, failure) -> loop.queueMicrotask("microtask", () -> {}));
                }
            }, LONG);
            return loop.trace().hash();
        }
    }
}
