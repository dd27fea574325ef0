package dev.frameloop.dom.event;

import dev.frameloop.dom.script.ScriptException;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;

/// Expected values come from the HTML Standard's section on event handlers.
class EventHandlerTests {
    private final FakeWindow window = new FakeWindow();
    private final EventTarget target = new EventTarget(window);
    private final List<String> log = new ArrayList<>();

    private EventHandlerNonNull logging(String line) {
        return event -> log.add(line);
    }

    private boolean click() {
        return target.dispatchEvent(new Event(window, "click", EventInit.BUBBLES_AND_CANCELABLE));
    }

    @Test
    void aHandlerKeepsItsPlaceUntilItIsNull() {
        target.setEventHandler("onclick", logging("handler"));
        target.addEventListener("click", event -> log.add("listener"));
        target.setEventHandler("onclick", logging("other handler"));
        click();
        assertThat(log).containsExactly("other handler", "listener");
        log.clear();
        target.setEventHandler("onclick", null);
        assertThat(target.eventHandler("onclick")).isNull();
        target.setEventHandler("onclick", logging("back"));
        click();
        assertThat(log).containsExactly("listener", "back");
    }

    @Test
    void falseCancels() {
        target.setEventHandler("onclick", (EventHandlerNonNull) event -> false);
        assertThat(click()).isFalse();
        target.setEventHandler("onclick", (EventHandlerNonNull) event -> true);
        assertThat(click()).isTrue();
    }

    @Test
    void onerrorOfAWindowGetsFiveArgumentsAndTrueCancels() {
        window.setEventHandler("onerror", (OnErrorEventHandlerNonNull) (message, source, line, column, error) -> {
            log.add(message + " " + source + ":" + line + ":" + column + " " + error);
            return true;
        });
        ErrorEvent event = new ErrorEvent(window, "error",
                new ErrorEventInit(false, true, false, "m", "f.js", 3, 4, "e"));
        assertThat(window.fire(event)).isFalse();
        assertThat(log).containsExactly("m f.js:3:4 e");
        target.setEventHandler("onerror", (OnErrorEventHandlerNonNull) (message, source, line, column, error) -> {
            log.add(message instanceof ErrorEvent ? "the event " + source : "?");
            return true;
        });
        assertThat(target.fire(new ErrorEvent(window, "error",
                new ErrorEventInit(false, true, false, "m", "f.js", 3, 4, "e")))).isTrue();
        assertThat(log).hasSize(2).endsWith("the event null");
    }

    @Test
    void onbeforeunloadAsksForAReturnValue() {
        window.setEventHandler("onbeforeunload", (OnBeforeUnloadEventHandlerNonNull) event -> "stay?");
        BeforeUnloadEvent event = new BeforeUnloadEvent(window);
        assertThat(window.fire(event)).isFalse();
        assertThat(event.legacyReturnValue()).isEqualTo("stay?");
        window.setEventHandler("onbeforeunload", (OnBeforeUnloadEventHandlerNonNull) e -> null);
        assertThat(window.fire(new BeforeUnloadEvent(window))).isTrue();
    }

    @Test
    void aTextIsCompiledOnceWhenItIsNeeded() {
        window.compiler = body -> {
            log.add("compile " + body);
            return logging("run " + body);
        };
        target.setEventHandlerText("onclick", "a()");
        assertThat(log).isEmpty();
        click();
        click();
        assertThat(log).containsExactly("compile a()", "run a()", "run a()");
        window.compiler = body -> {
            throw new ScriptException("e", "SyntaxError", "", 0, 0, null);
        };
        target.setEventHandlerText("onclick", "(");
        click();
        click();
        assertThat(window.reported).containsExactly("SyntaxError");
        assertThat(target.eventHandler("onclick")).isNull();
    }
}
