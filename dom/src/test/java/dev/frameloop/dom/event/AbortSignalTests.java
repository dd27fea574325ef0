package dev.frameloop.dom.event;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.ScriptException;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Expected values come from the DOM Standard's chapter on aborting ongoing activities.
class AbortSignalTests {
    private final FakeWindow window = new FakeWindow();
    private final List<String> log = new ArrayList<>();

    @Test
    void abortRunsAlgorithmsThenTellsListenersOnce() {
        AbortController controller = new AbortController(window);
        AbortSignal signal = controller.signal();
        signal.addEventListener("abort", event -> log.add("event, trusted " + event.isTrusted()));
        signal.add(() -> log.add("algorithm"));
        Runnable removed = () -> log.add("removed");
        signal.add(removed);
        signal.remove(removed);
        signal.throwIfAborted();
        controller.abort("why");
        controller.abort("again");
        signal.add(() -> log.add("too late"));
        assertThat(log).containsExactly("algorithm", "event, trusted true");
        assertThat(signal.reason()).isEqualTo("why");
        assertThatThrownBy(signal::throwIfAborted).isInstanceOf(ScriptException.class);
        assertThat(AbortSignal.abort(window, null).reason()).isInstanceOf(DOMException.class).asString()
                .startsWith("AbortError");
    }

    @Test
    void aListenerGoesWithItsSignal() {
        AbortController controller = new AbortController(window);
        EventTarget target = new EventTarget(window);
        AddEventListenerOptions options = new AddEventListenerOptions(false, null, false, controller.signal());
        target.addEventListener("ping", event -> {
            log.add("aborts");
            controller.abort(null);
        }, options);
        target.addEventListener("ping", event -> log.add("never"), options);
        target.dispatchEvent(new Event("ping"));
        target.addEventListener("ping", event -> log.add("never"), options);
        target.dispatchEvent(new Event("ping"));
        assertThat(log).containsExactly("aborts");
        assertThat(target.hasListener("ping")).isFalse();
    }

    @Test
    void timeoutAbortsInATaskAndDependentSignalsFollow() {
        AbortSignal timeout = AbortSignal.timeout(window, 100);
        AbortSignal any = AbortSignal.any(window, List.of(new AbortController(window).signal(), timeout));
        AbortSignal anyOfAny = AbortSignal.any(window, List.of(any));
        timeout.addEventListener("abort", event -> {
            log.add("timeout " + any.aborted() + " " + anyOfAny.aborted());
            window.eventLoop().queueMicrotask("m", () -> log.add("microtask"));
        });
        any.addEventListener("abort", event -> log.add("any " + (any.reason() == timeout.reason())));
        anyOfAny.addEventListener("abort", event -> log.add("any of any"));
        window.eventLoop().runFor(Duration.ofMillis(99));
        assertThat(log).isEmpty();
        window.eventLoop().runFor(Duration.ofMillis(2));
        assertThat(log).containsExactly("timeout true true", "microtask", "any true", "any of any");
        assertThat(timeout.reason()).asString().startsWith("TimeoutError");
        assertThat(AbortSignal.any(window, List.of(timeout)).reason()).isSameAs(timeout.reason());
    }
}
