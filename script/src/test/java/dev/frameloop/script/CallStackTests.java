package dev.frameloop.script;

import dev.frameloop.dom.script.ScriptFrame;
import dev.frameloop.dom.script.ScriptPosition;
import dev.frameloop.engine.trace.TraceEvent;
import dev.frameloop.engine.trace.TraceKind;
import dev.frameloop.engine.trace.TracePhase;
import dev.frameloop.engine.trace.TraceRecorder;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

class CallStackTests {
    @Test
    void aTraceTellsTheLineThatAskedForEachMicrotask() {
        try (ScriptFixture page = new ScriptFixture()) {
            page.loop.trace().setLocator(() -> {
                ScriptPosition position = page.agent.currentPosition();
                return position == null ? null : position.brief();
            });
            TraceRecorder recorder = new TraceRecorder(100);
            page.loop.trace().addSink(recorder);
            page.realm.runClassicScript("""
                    javaMicrotask('direct');
                    (function deep() {
                      [1].forEach(() =>
                        javaMicrotask('within a built-in function'));
                    })();
                    Promise.resolve()
                      .then(() => {});
                    """, "https://page.test/folder/a.js?x=1/2#y", 10, 5);
            page.loop.queueMicrotask("by Java", () -> {});
            page.loop.runUntilIdle();

            assertThat(requests(recorder)).extracting(TraceEvent::name, TraceEvent::location).containsExactly(
                    tuple("java", "a.js:10"), tuple("java", "a.js:13"),
                    tuple("promise job", "a.js:15"), tuple("by Java", null));
            assertThat(recorder.events()).filteredOn(event -> event.kind() == TraceKind.SCRIPT)
                    .extracting(TraceEvent::phase, TraceEvent::name)
                    .containsExactly(tuple(TracePhase.BEGIN, "a.js:10"), tuple(TracePhase.END, "a.js:10"));
        }
    }

    @Test
    void theStackHasEachFunctionAtItsCall() {
        try (ScriptFixture page = new ScriptFixture()) {
            List<List<ScriptFrame>> stacks = new ArrayList<>();
            page.loop.trace().addSink((phase, kind, id, cause, name, nanos, value) -> {
                if (phase == TracePhase.QUEUED) {
                    stacks.add(page.agent.callStack());
                }
            });
            page.realm.runClassicScript("""
                    function inner() {
                      javaMicrotask('x');
                    }
                    const outer = () => {
                      [1].forEach(function each() {
                        inner();
                      });
                    };
                    outer();
                    """, "https://page.test/a.js", 1, 1);

            assertThat(stacks).hasSize(1);
            assertThat(stacks.getFirst()).extracting(ScriptFrame::function, frame -> frame.position().brief())
                    .containsExactly(tuple("inner", "a.js:2"), tuple("each", "a.js:6"), tuple("outer", "a.js:5"),
                            tuple("", "a.js:9"));
            assertThat(page.agent.callStack()).isEmpty();
        }
    }

    private static List<TraceEvent> requests(TraceRecorder recorder) {
        return recorder.events().stream().filter(event -> event.phase() == TracePhase.QUEUED).toList();
    }
}
