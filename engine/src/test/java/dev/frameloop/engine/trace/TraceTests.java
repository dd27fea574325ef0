package dev.frameloop.engine.trace;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.LoopOptions;
import dev.frameloop.engine.loop.TaskSource;
import dev.frameloop.engine.time.SystemClock;
import dev.frameloop.engine.timer.Timers;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class TraceTests {
    private static final Consumer<EventLoop> PROGRAM = loop -> {
        Timers timers = loop.newTimers(null);
        loop.queueTask(TaskSource.NETWORKING, null, "page \"1\"\n", () -> {
            timers.setTimeout(() -> loop.queueMicrotask("promise job", () -> {}), 5);
            int interval = timers.setInterval(() -> {
                throw new IllegalStateException("thrown in a timer");
            }, 3);
            timers.setTimeout(() -> timers.clear(interval), 10);
            timers.setTimeout(() -> {}, 1_000_000);
            loop.queueMicrotask("queueMicrotask callback", () -> loop.trace().instant(TraceKind.MESSAGE, "hello", 0));
            loop.renderingOpportunity(loop.clock().now());
        });
    };

    @Test
    void tenRunsHaveOneHashAndAnotherOrderHasAnother() {
        Set<Long> hashes = new HashSet<>();
        for (int run = 0; run < 10; run++) {
            hashes.add(hash(PROGRAM));
        }
        assertThat(hashes).hasSize(1);

        long ab = hash(loop -> List.of("a", "b").forEach(name -> loop.queueMicrotask(name, () -> {})));
        long ba = hash(loop -> List.of("b", "a").forEach(name -> loop.queueMicrotask(name, () -> {})));
        assertThat(ab).isNotEqualTo(ba);
    }

    @Test
    void listenersDoNotChangeTheHash() {
        assertThat(hash(loop -> {
            loop.trace().addSink(new TraceRecorder(10));
            PROGRAM.accept(loop);
        })).isEqualTo(hash(PROGRAM));
    }

    @Test
    void workTakesTheVirtualTimeThatItsModelSays() {
        EventLoop loop = new EventLoop();
        loop.trace().setCostModel((kind, name, _) -> kind == TraceKind.TASK && name.equals("slow") ? 5_000_000 : 0);
        loop.queueTask(TaskSource.OTHER, null, "slow", () -> assertThat(loop.clock().now()).isZero());
        loop.queueTask(TaskSource.OTHER, null, "fast", () -> {});
        loop.runUntilIdle();
        assertThat(loop.clock().now()).isEqualTo(5_000_000);

        EventLoop real = new EventLoop(LoopOptions.defaults().withClock(new SystemClock()));
        assertThatThrownBy(() -> real.trace().setCostModel((_, _, _) -> 1)).isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("virtual clock");
    }

    @Test
    void theWholeTraceReadsBackBalancedWithItsArrowsAndNames() throws IOException {
        List<TraceEvent> events = record(1_000_000);
        JsonNode json = check(events, 0);

        assertThat(names(json, "M")).contains("process_name", "thread_name");
        assertThat(names(json, "B")).contains("page \"1\"\n", "microtask checkpoint", "queueMicrotask callback",
                "setTimeout callback", "setInterval callback", "update the rendering", "paint");
        assertThat(names(json, "i")).containsExactly("hello");
        assertThat(names(json, "f")).contains("setTimeout callback", "promise job", "update the rendering");
        assertThat(names(json, "b")).hasSameSizeAs(names(json, "e")).hasSizeGreaterThan(4);
    }

    @Test
    void aTraceWhoseBeginningsAreLostIsBalancedAllTheSame() throws IOException {
        int whole = record(1_000_000).size();
        for (int capacity = 1; capacity < whole; capacity++) {
            check(record(capacity), 1000);
        }
    }

    @Test
    void eventsOfOneInstantAreDrawnApart() throws IOException {
        JsonNode json = check(record(1_000_000), 1000);
        Map<Integer, Double> last = new HashMap<>();
        for (JsonNode event : json.get("traceEvents")) {
            if (event.get("ph").asText().matches("[BE]")) {
                Double before = last.put(event.get("tid").asInt(), event.get("ts").asDouble());
                assertThat(before == null || event.get("ts").asDouble() > before).isTrue();
            }
        }
    }

    @Test
    void theTextTellsWhatRanWithinWhatAndWhy() {
        StringBuilder text = new StringBuilder();
        TraceText.write(record(1_000_000), text);

        assertThat(text.toString()).containsPattern("""
                 {7}5\\.000 ms  task  setTimeout callback #\\d+   <- task  page "1"\n #\\d+
                 {7}5\\.000 ms    microtask checkpoint
                 {7}5\\.000 ms      microtask  promise job #\\d+   <- task  setTimeout callback #\\d+
                """);
    }

    @Test
    void causesLeadFromWhatHappenedBackToTheBeginning() {
        List<TraceEvent> events = record(1_000_000);
        TraceEvent job = events.stream()
                .filter(e -> e.phase() == TracePhase.BEGIN && e.name().equals("promise job")).findFirst().orElseThrow();
        TraceIndex index = new TraceIndex(events);

        assertThat(index.causes(job.id(), 9)).extracting(TraceEvent::name)
                .containsExactly("promise job", "setTimeout callback", "page \"1\"\n");
        assertThat(index.enclosingAll(job.id())).extracting(TraceEvent::name)
                .containsExactly("microtask checkpoint", "setTimeout callback");
    }

    private static JsonNode check(List<TraceEvent> events, long leastNanosBetween) throws IOException {
        StringBuilder text = new StringBuilder();
        TraceEventJson.write(events, leastNanosBetween, text);
        JsonNode json = new ObjectMapper().readTree(text.toString());
        Map<Integer, ArrayDeque<String>> open = new HashMap<>();
        Map<Long, String> arrows = new HashMap<>();
        double last = Double.NEGATIVE_INFINITY;
        for (JsonNode event : json.get("traceEvents")) {
            String name = event.get("name").asText();
            ArrayDeque<String> stack = open.computeIfAbsent(event.get("tid").asInt(), _ -> new ArrayDeque<>());
            switch (event.get("ph").asText()) {
                case "B" -> stack.push(name);
                case "E" -> assertThat(stack.pop()).isEqualTo(name);
                case "s" -> assertThat(arrows.put(event.get("id").asLong(), name)).isNull();
                case "f" -> assertThat(arrows.remove(event.get("id").asLong())).isEqualTo(name);
                default -> {
                }
            }
            if (event.has("ts")) {
                assertThat(event.get("ts").asDouble()).isGreaterThanOrEqualTo(last);
                last = event.get("ts").asDouble();
            }
        }
        assertThat(open.values()).allMatch(ArrayDeque::isEmpty);
        assertThat(arrows).isEmpty();
        return json;
    }

    private static List<String> names(JsonNode json, String phase) {
        return json.get("traceEvents").valueStream().filter(event -> event.get("ph").asText().equals(phase))
                .map(event -> event.get("name").asText()).toList();
    }

    private static long hash(Consumer<EventLoop> program) {
        EventLoop loop = new EventLoop(LoopOptions.defaults().withUncaught(_ -> {}));
        program.accept(loop);
        loop.runFor(Duration.ofMillis(50));
        return loop.trace().hash();
    }

    private static List<TraceEvent> record(int capacity) {
        EventLoop loop = new EventLoop(LoopOptions.defaults().withUncaught(_ -> {}));
        TraceRecorder recorder = new TraceRecorder(capacity);
        loop.trace().addSink(recorder);
        PROGRAM.accept(loop);
        loop.runFor(Duration.ofMillis(50));
        return recorder.events();
    }
}
