package dev.frameloop.engine.explore;

import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.ExternalOperation;
import dev.frameloop.engine.loop.LoopOptions;
import dev.frameloop.engine.loop.TaskPriority;
import dev.frameloop.engine.loop.TaskSource;
import dev.frameloop.engine.timer.Timers;
import dev.frameloop.engine.trace.TraceKind;
import dev.frameloop.engine.trace.TracePhase;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// What may and what may not come in another order is the HTML Standard's.
class ExplorerTests {
    private static Explorer explorer(BiConsumer<EventLoop, List<String>> program) {
        return new Explorer((policy, sink) -> {
            EventLoop loop = new EventLoop(LoopOptions.defaults().withPolicy(policy));
            if (sink != null) {
                loop.trace().addSink(sink);
            }
            List<String> log = new ArrayList<>();
            program.accept(loop, log);
            loop.runFor(Duration.ofSeconds(1));
            return String.join(" ", log);
        });
    }

    private static List<String> outcomes(int seeds, BiConsumer<EventLoop, List<String>> program) {
        return explorer(program).explore(seeds).outcomes().stream().map(Outcome::value).collect(Collectors.toList());
    }

    @Test
    void tasksOfSeveralSourcesComeInEveryOrderThoseOfOneSourceInOne() {
        assertThat(outcomes(300, (loop, log) -> {
            loop.queueTask(TaskSource.NETWORKING, null, "a1", () -> log.add("a1"));
            loop.queueTask(TaskSource.NETWORKING, null, "a2", () -> log.add("a2"));
            loop.queueTask(TaskSource.TIMER, null, "b1", () -> log.add("b1"));
            loop.queueTask(TaskSource.TIMER, null, "b2", () -> log.add("b2"));
        })).containsExactlyInAnyOrder("a1 a2 b1 b2", "a1 b1 a2 b2", "a1 b1 b2 a2", "b1 b2 a1 a2", "b1 a1 b2 a2",
                "b1 a1 a2 b2").first().isEqualTo("a1 a2 b1 b2");
    }

    @Test
    void microtasksRunBeforeTheNextTask() {
        assertThat(outcomes(200, (loop, log) -> {
            for (TaskSource source : List.of(TaskSource.NETWORKING, TaskSource.TIMER)) {
                loop.queueTask(source, null, source.label(), () -> {
                    log.add(source.label());
                    loop.queueMicrotask("microtask", () -> {
                        log.add("m");
                        loop.queueMicrotask("microtask", () -> log.add("n"));
                    });
                });
            }
        })).containsExactlyInAnyOrder("networking m n timer m n", "timer m n networking m n");
    }

    @Test
    void aTimerWaitsForThoseThatWereSetBeforeForNoLonger() {
        assertThat(outcomes(400, (loop, log) -> {
            Timers timers = loop.newTimers(null);
            timers.setTimeout(() -> log.add("1"), 1);
            timers.setTimeout(() -> log.add("3"), 3);
            timers.setTimeout(() -> log.add("3'"), 3);
            timers.setTimeout(() -> log.add("2"), 2);
        })).allSatisfy(order -> assertThat(order.split(" ")).containsSubsequence("1", "3", "3'")
                .containsSubsequence("1", "2")).contains("1 2 3 3'", "1 3 3' 2");
    }

    @Test
    void messagesDoNotOvertakeOneAnotherButMayBeLate() {
        assertThat(outcomes(300, (loop, log) -> {
            loop.newTimers(null).setTimeout(() -> log.add("t"), 4);
            loop.queueTask(TaskSource.POSTED_MESSAGE, null, "message", () -> log.add("1"));
            loop.queueTask(TaskSource.POSTED_MESSAGE, null, "message", () -> log.add("2"));
        })).containsExactlyInAnyOrder("1 2 t", "1 t 2", "t 1 2");
    }

    @Test
    void aFrameComesAtOnceAtItsTickOrLater() {
        assertThat(outcomes(300, (loop, log) -> {
            loop.trace().addSink((phase, kind, _, _, _, _, _) -> {
                if (kind == TraceKind.FRAME && phase == TracePhase.BEGIN) {
                    log.add("frame");
                }
            });
            loop.requestFrame();
            loop.newTimers(null).setTimeout(() -> log.add("8"), 8);
            loop.newTimers(null).setTimeout(() -> log.add("20"), 20);
        })).contains("8 frame 20", "frame 8 20", "8 20 frame");
    }

    @Test
    void responsesComeInEveryOrderOrLate() {
        assertThat(outcomes(300, (loop, log) -> {
            for (String name : List.of("a", "b")) {
                ExternalOperation load = loop.beginLoad(name);
                Thread.ofVirtual().start(() -> load.complete(
                        () -> loop.queueTask(TaskSource.NETWORKING, null, "response", () -> log.add(name))));
            }
            loop.newTimers(null).setTimeout(() -> log.add("t"), 4);
        })).containsExactlyInAnyOrder("a b t", "b a t", "a t b", "b t a", "t a b", "t b a");
    }

    @Test
    void ofTheTasksOfSchedulersTheMostUrgentIsNext() {
        assertThat(outcomes(100, (loop, log) -> {
            for (TaskPriority priority : TaskPriority.values()) {
                loop.queueTask(loop.newTaskQueue(TaskSource.SCHEDULER, priority, false), null, priority.name(),
                        () -> log.add(priority.name()));
                loop.queueTask(loop.newTaskQueue(TaskSource.SCHEDULER, priority, true), null, priority.name(),
                        () -> log.add(priority.name() + "+"));
            }
        })).containsExactly("USER_BLOCKING+ USER_BLOCKING USER_VISIBLE+ USER_VISIBLE BACKGROUND+ BACKGROUND");
    }

    @Test
    void theShortestScheduleHasOneDepartureAndOutcomesPartThere() {
        Exploration exploration = explorer((loop, log) -> {
            for (int i = 0; i < 20; i++) {
                loop.queueTask(TaskSource.NETWORKING, null, "noise", () -> {});
                loop.queueTask(TaskSource.OTHER, null, "noise", () -> {});
            }
            loop.queueTask(TaskSource.NETWORKING, null, "first",
                    () -> loop.newTimers(null).setTimeout(() -> log.add("t"), 2));
            loop.queueTask(TaskSource.NETWORKING, null, "second",
                    () -> loop.queueTask(TaskSource.POSTED_MESSAGE, null, "m", () -> log.add("m")));
        }).explore(200);

        assertThat(exploration.outcomes()).extracting(Outcome::value).containsExactly("m t", "t m");
        Outcome other = exploration.outcomes().get(1);
        assertThat(other.isDefault()).isFalse();
        assertThat(other.shortest().departures()).hasSize(1).first().asString().contains("how late the message is",
                "\"m\" is", "task  second");
        Exploration.Parting parting = Exploration.parting(exploration.outcomes().get(0), other).orElseThrow();
        assertThat(parting.one().takenOption().words()).isEqualTo("\"m\" is on time");
        assertThat(parting.other()).isEqualTo(other.shortest().departures().getFirst());
    }

    @Test
    void aSeedIsRunAgain() {
        Explorer explorer = explorer((loop, log) -> {
            for (TaskSource source : TaskSource.values()) {
                loop.queueTask(source, null, source.label(), () -> log.add(source.label()));
            }
        });
        Exploration exploration = explorer.explore(20);

        assertThat(exploration.outcomes()).hasSizeGreaterThan(5).filteredOn(outcome -> outcome.count() > 0)
                .allSatisfy(outcome -> assertThat(explorer.replay(outcome.firstSeed()).outcome())
                        .isEqualTo(outcome.value()));
        assertThat(explorer.replay(7).choices()).isEqualTo(explorer.replay(7).choices());
    }

    @Test
    void whatIsThrownIsAnOutcome() {
        Exploration exploration = new Explorer((policy, _) -> {
            EventLoop loop = new EventLoop(LoopOptions.defaults().withPolicy(policy));
            List<String> log = new ArrayList<>();
            loop.queueTask(TaskSource.TIMER, null, "a", () -> log.add("a"));
            loop.queueTask(TaskSource.OTHER, null, "b", () -> log.add("b"));
            loop.runUntilIdle();
            assertThat(log).first().isEqualTo("a");
            return "fine";
        }).explore(20);

        assertThat(exploration.outcomes()).extracting(Outcome::value).hasSize(2)
                .satisfies(values -> assertThat(values.getFirst()).isEqualTo("fine"))
                .satisfies(values -> assertThat(values.get(1)).startsWith("threw "));
    }

    @Test
    void badNumbersAreRefused() {
        Explorer explorer = explorer((_, _) -> {});
        assertThatThrownBy(() -> explorer.explore(0)).hasMessageContaining("seeds must be at least 1");
        assertThatThrownBy(() -> new Explorer((_, _) -> "", Duration.ofMillis(-1))).hasMessageContaining("bound");
    }
}
