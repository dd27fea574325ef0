package dev.frameloop.engine.agent;

import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.LoopOptions;
import dev.frameloop.engine.loop.RunOutcome;
import dev.frameloop.engine.loop.TaskSource;
import dev.frameloop.engine.time.SystemClock;
import dev.frameloop.engine.time.VirtualClock;
import dev.frameloop.engine.trace.Trace;
import dev.frameloop.engine.trace.TraceEvent;
import dev.frameloop.engine.trace.TraceIndex;
import dev.frameloop.engine.trace.TraceKind;
import dev.frameloop.engine.trace.TracePhase;
import dev.frameloop.engine.trace.TraceRecorder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;

class AgentsTests {
    private final EventLoop loop = new EventLoop();
    private final Agent first = new Agent("window agent", loop);
    private final List<String> log = new ArrayList<>();

    @AfterEach
    void close() {
        first.agents().close();
    }

    private void log(Agent agent, String what) {
        log.add(agent.eventLoop().clock().now() / 1_000_000 + " " + agent + ": " + what);
    }

    private static long millis(long count) {
        return count * 1_000_000;
    }

    private static void spend(Agent agent, long millis) {
        ((VirtualClock) agent.eventLoop().clock()).consume(Duration.ofMillis(millis));
    }

    private void after(Agent agent, long millis, String what) {
        agent.eventLoop().runAfter(millis(millis), () -> log(agent, what));
    }

    @Test
    void onTheVirtualClockTheAgentRunsThatIsDueFirst() {
        first.agents().start(first, "a", a -> {
            after(a, 10, "one");
            after(a, 30, "two");
        });
        first.agents().start(first, "b", b -> after(b, 20, "one"));
        after(first, 15, "one");
        after(first, 25, "two");

        assertThat(loop.runUntil(() -> false, Duration.ofSeconds(1))).isEqualTo(RunOutcome.NOTHING_LEFT);

        assertThat(log).containsExactly("10 a: one", "15 window agent: one", "20 b: one", "25 window agent: two",
                "30 a: two");
    }

    @Test
    void workOfOneAgentTakesNoTimeOfTheOthersAndItsMessagesArriveWhenTheyAreSent() {
        first.agents().start(first, "a", a -> {
            log(a, "begins");
            spend(a, 50);
            first.postFrom(a, () -> log(first, "message"));
            log(a, "ends");
        });
        after(first, 10, "timer");
        after(first, 60, "later");

        loop.runFor(Duration.ofMillis(100));

        assertThat(log).containsExactly("0 a: begins", "50 a: ends", "10 window agent: timer",
                "50 window agent: message", "60 window agent: later");
    }

    @Test
    void aBusyAgentTakesMessagesInTheirOrderWhenItIsFree() {
        Agent a = first.agents().start(first, "a", agent -> {
            spend(agent, 50);
            log(agent, "begun");
        });
        loop.runAfter(millis(10), () -> a.postFrom(first, () -> log(a, "first")));
        loop.runAfter(millis(20), () -> a.postFrom(first, () -> log(a, "second")));

        loop.runFor(Duration.ofMillis(100));

        assertThat(log).containsExactly("50 a: begun", "50 a: first", "50 a: second");
    }

    @Test
    void theSeedDecidesBetweenAgentsThatAreDueAtTheSameTime() {
        assertThat(orderWith(1)).isEqualTo(orderWith(1));
        assertThat(orderWith(1)).isNotEqualTo(orderWith(2));
        assertThat(orderWith(1)).hasSize(12);
    }

    private static List<String> orderWith(long seed) {
        EventLoop ownLoop = new EventLoop();
        Agent main = Agent.first("main", ownLoop,
                new AgentOptions(seed, clock -> LoopOptions.defaults().withClock(clock), false));
        List<String> order = new ArrayList<>();
        for (String name : List.of("a", "b", "c")) {
            main.agents().start(main, name, agent -> {
                for (int i = 0; i < 4; i++) {
                    agent.eventLoop().queueTask(TaskSource.OTHER, null, "task", () -> order.add(name));
                }
            });
        }
        ownLoop.runFor(Duration.ofMillis(1));
        main.agents().close();
        return order;
    }

    @Test
    void causesLeadFromOneAgentToAnother() {
        TraceRecorder recorder = new TraceRecorder(1000);
        loop.trace().addSink(recorder);
        loop.queueTask(TaskSource.OTHER, null, "asks", () -> first.agents().start(first, "a",
                a -> a.eventLoop().queueTask(TaskSource.OTHER, null, "answers", () -> {})));

        loop.runFor(Duration.ofMillis(1));

        List<TraceEvent> events = recorder.events();
        TraceEvent answer = events.stream()
                .filter(it -> it.name().equals("answers") && it.phase() == TracePhase.BEGIN).findFirst().orElseThrow();
        assertThat(Trace.agentOf(answer.id())).isEqualTo(1);
        assertThat(new TraceIndex(events).causes(answer.id(), 10)).extracting(TraceEvent::name)
                .containsExactly("answers", "asks");
        assertThat(events).anyMatch(it -> it.kind() == TraceKind.AGENT && it.name().equals("a"));
    }

    @Test
    void theHashTellsWhatAnyAgentHasDone() {
        long before = first.agents().traceHash();
        Agent a = first.agents().start(first, "a", _ -> {});
        loop.runFor(Duration.ofMillis(1));
        long started = first.agents().traceHash();
        a.postFrom(first, () -> a.eventLoop().queueTask(TaskSource.OTHER, null, "task", () -> {}));
        loop.runFor(Duration.ofMillis(1));

        assertThat(started).isNotEqualTo(before);
        assertThat(first.agents().traceHash()).isNotEqualTo(started);
        long all = first.agents().traceHash();
        first.agents().terminate(a);
        assertThat(first.agents().traceHash()).isEqualTo(all);
    }

    @Test
    void anAgentThatEndsRunsNoFurtherTask() {
        Agent a = first.agents().start(first, "a", agent -> {
            agent.atEnd(() -> log(agent, "at its end"));
            agent.eventLoop().queueTask(TaskSource.OTHER, null, "task", () -> {
                agent.endAfterThisTask();
                log(agent, "last task");
            });
            agent.eventLoop().queueTask(TaskSource.OTHER, null, "task", () -> log(agent, "never"));
        });
        Agent b = first.agents().start(first, "b", agent -> agent.atEnd(() -> log(agent, "at its end")));
        loop.runFor(Duration.ofMillis(1));
        assertThat(first.agents().runningCount()).isEqualTo(1);
        first.agents().terminate(b);
        first.agents().terminate(a);

        assertThat(log).containsExactly("0 a: last task", "0 a: at its end", "0 b: at its end");
        assertThat(first.agents().runningCount()).isZero();
    }

    @Test
    void noThreadIsLeftBehind() {
        String name = "agent of a test " + System.identityHashCode(this);
        for (int i = 0; i < 5; i++) {
            first.agents().start(first, name, a -> a.eventLoop().runAfter(millis(100_000), () -> {}));
        }
        loop.runFor(Duration.ofMillis(1));
        assertThat(threadsNamed(name)).isEqualTo(5);

        first.agents().close();
        first.agents().close();

        assertThat(threadsNamed(name)).isZero();
    }

    private static long threadsNamed(String name) {
        return Thread.getAllStackTraces().keySet().stream().filter(it -> it.getName().endsWith(name)).count();
    }

    @Test
    void onTheSystemClockAgentsRunBesideOneAnother() {
        EventLoop ownLoop = new EventLoop(LoopOptions.defaults().withClock(new SystemClock()));
        Agent main = new Agent("main", ownLoop);
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        String name = "free agent of a test " + System.identityHashCode(this);
        Agent a = main.agents().start(main, name, agent -> {
            order.add("a runs");
            main.postFrom(agent, () -> order.add("message"));
        });

        assertThat(ownLoop.runUntil(() -> order.contains("message"), Duration.ofSeconds(30)))
                .isEqualTo(RunOutcome.CONDITION_MET);
        a.postFrom(main, () -> main.postFrom(a, () -> order.add("answer")));
        assertThat(ownLoop.runUntil(() -> false, Duration.ofSeconds(30))).isEqualTo(RunOutcome.NOTHING_LEFT);
        assertThat(order).containsExactly("a runs", "message", "answer");

        main.agents().close();
        assertThat(threadsNamed(name)).isZero();
    }
}
