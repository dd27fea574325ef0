package dev.frameloop.engine.trace;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Set;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class TraceFilterTests {
    private static final List<TraceEvent> EVENTS = List.of(
            event(TracePhase.QUEUED, TraceKind.TIMER, 1, "setTimeout callback", 1, "page.html:3"),
            event(TracePhase.QUEUED, TraceKind.MICROTASK, 2, "promise job", 2, "other.html:9"),
            event(TracePhase.BEGIN, TraceKind.MICROTASK, 2, "promise job", 2, null),
            event(TracePhase.END, TraceKind.MICROTASK, 2, "promise job", 3, null),
            event(TracePhase.BEGIN, TraceKind.TASK, 1, "setTimeout callback", 10, null),
            event(TracePhase.INSTANT, TraceKind.MESSAGE, 3, "hello", 11, "page.html:4"),
            event(TracePhase.END, TraceKind.TASK, 1, "setTimeout callback", 12, null));

    @Test
    void conditionsPickThingsWithAllTheirEvents() {
        assertThat(ids("kind=task")).containsExactly(1, 1, 1);
        assertThat(ids("kind=message+microtask")).containsExactly(2, 2, 2, 3);
        assertThat(ids("name=job")).containsExactly(2, 2, 2);
        assertThat(ids("at=page.html")).containsExactly(1, 1, 3, 1);
        assertThat(ids("at=page.html,kind=message")).containsExactly(3);
        assertThat(ids("from=2ms,to=2ms")).containsExactly(2, 2, 2);
        assertThat(ids("from=0.01s")).containsExactly(1, 1, 3, 1);
        assertThat(TraceFilter.ALL.apply(EVENTS)).isEqualTo(EVENTS);
    }

    @Test
    void wrongConditionsAreRefusedByName() {
        for (String wrong : List.of("", "task", "kind=tusk", "from=soon", "from=2s,to=1s")) {
            assertThatThrownBy(() -> TraceFilter.parse(wrong)).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> TraceFilter.parse("kind=tusk")).hasMessageContaining("tusk")
                .hasMessageContaining("missed-frames");
    }

    private static List<Integer> ids(String filter) {
        List<TraceEvent> passed = TraceFilter.parse(filter).apply(EVENTS);
        assertThat(Set.copyOf(EVENTS)).containsAll(passed);
        return passed.stream().map(event -> (int) event.id()).toList();
    }

    private static TraceEvent event(TracePhase phase, TraceKind kind, long id, String name, long millis,
            @Nullable String location) {
        return new TraceEvent(phase, kind, id, 0, name, millis * 1_000_000, 0, location);
    }
}
