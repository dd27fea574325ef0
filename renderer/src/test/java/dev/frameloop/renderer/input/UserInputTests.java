package dev.frameloop.renderer.input;

import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.event.MouseEvent;
import dev.frameloop.dom.event.PointerCapture;
import dev.frameloop.dom.event.PointerEvent;
import dev.frameloop.dom.event.WheelEvent;
import dev.frameloop.dom.html.HTMLInputElement;
import dev.frameloop.dom.html.HTMLTextAreaElement;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.engine.trace.TraceKind;
import dev.frameloop.engine.trace.TracePhase;
import dev.frameloop.engine.trace.TraceRecorder;
import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.PageOptions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

/// What tests and windows rely on: when input becomes events, beside which events it becomes ({@link RecordedInputTests}).
class UserInputTests {
    private static final Duration SECOND = Duration.ofSeconds(1);
    private static final String SQUARE = "<!DOCTYPE html><style>body { margin: 0 } #a { width: 100px; height: 100px }"
            + " #a:hover { cursor: crosshair; width: 120px }</style><div id=a></div>";

    private final Frameloop frameloop = new Frameloop();
    private final TraceRecorder recorder = new TraceRecorder(10_000);
    private Page page = frameloop.open("", PageOptions.defaults());

    private void open(String markup) {
        page.close();
        page = frameloop.open(markup, PageOptions.defaults().withViewport(400, 300).withScripting(false)
                .withTraceSink(recorder));
        page.runUntilLoaded(SECOND);
        page.runFrame(SECOND);
    }

    @AfterEach
    void close() {
        page.close();
        frameloop.close();
    }

    private Element element(String id) {
        return Objects.requireNonNull(page.document().getElementById(id));
    }

    private List<Event> record(String id, String... types) {
        List<Event> events = new ArrayList<>();
        for (String type : types) {
            element(id).addEventListener(type, events::add);
        }
        return events;
    }

    /// Pointer Events, section 10: a user agent may coalesce moves, and `getCoalescedEvents` tells them all.
    @Test
    void movesAreJoinedIntoOneEventInTheNextFrame() {
        open(SQUARE);
        List<Event> events = record("a", "pointermove");

        page.pointer().move(1, 1).move(5, 2).move(9, 4);
        page.eventLoop().runUntilIdle();
        assertThat(events).isEmpty();
        page.runFrame(SECOND);

        PointerEvent move = (PointerEvent) events.getFirst();
        assertThat(events).hasSize(1);
        assertThat(move.clientX()).isEqualTo(9);
        assertThat(move.getCoalescedEvents()).extracting(MouseEvent::clientX, MouseEvent::clientY)
                .containsExactly(tuple(1.0, 1.0),
                        tuple(5.0, 2.0), tuple(9.0, 4.0));
        assertThat(move.movementX()).isEqualTo(8);
    }

    /// HTML, event loop processing model: the rendering update is a task, and the moves come in one before it.
    @Test
    void movesAreATaskRightBeforeTheUpdateOfTheRendering() {
        open(SQUARE);
        page.pointer().move(1, 1);
        page.runFrame(SECOND);

        List<String> tasks = recorder.events().stream()
                .filter(event -> event.kind() == TraceKind.TASK
                        && event.phase() == TracePhase.BEGIN)
                .map(event -> event.name()).toList();
        assertThat(tasks.subList(tasks.size() - 2, tasks.size())).containsExactly("pointermove",
                "update the rendering");
    }

    @Test
    void aPressComesAfterTheMovesBeforeIt() {
        open(SQUARE);
        List<Event> events = record("a", "pointermove", "pointerdown", "pointerup");

        page.pointer().move(5, 5).press().move(6, 6).release();
        page.eventLoop().runUntilIdle();

        assertThat(events).extracting(Event::type).containsExactly("pointermove", "pointerdown", "pointermove",
                "pointerup");
    }

    /// UI Events: the click count starts again after a pause, and at another place.
    @Test
    void clicksCountWhileTheyFollowEachOtherQuickly() {
        open(SQUARE);
        List<Event> events = record("a", "click");

        page.pointer().click(5, 5);
        page.runFor(Duration.ofMillis(400));
        page.pointer().click(5, 5);
        page.runFor(Duration.ofMillis(600));
        page.pointer().click(5, 5).click(50, 5);
        page.runFor(Duration.ofMillis(20));

        assertThat(events).extracting(event -> ((MouseEvent) event).detail()).containsExactly(1, 2, 1, 1);
    }

    @Test
    void hoverRestylesAndTheCursorFollows() {
        open(SQUARE);
        assertThat(page.pointer().cursor()).isEqualTo("default");
        page.pointer().move(5, 5);
        page.runFrame(SECOND);

        assertThat(page.window().view().boundingClientRect(element("a")).width()).isEqualTo(120);
        assertThat(page.pointer().cursor()).isEqualTo("crosshair");

        page.pointer().leave();
        page.runFrame(SECOND);
        assertThat(page.window().view().boundingClientRect(element("a")).width()).isEqualTo(100);
        assertThat(page.pointer().cursor()).isEqualTo("default");
    }

    /// As in Chromium: what comes to lie under the pointer hears of it in the frame after its layout.
    @Test
    void anElementThatComesUnderThePointerHearsOfIt() {
        open(SQUARE + "<div id=b style='position:absolute;left:200px;top:0;width:50px;height:50px'></div>");
        List<Event> events = record("b", "mouseenter");
        page.pointer().move(5, 5);
        page.runFrame(SECOND);
        element("b").setAttribute("style", "position:absolute;left:0;top:0;width:50px;height:50px");
        page.runFor(Duration.ofMillis(100));

        assertThat(events).hasSize(1);
    }

    @Test
    void aPageAtRestUnderThePointerHasNoFrames() {
        open(SQUARE);
        page.pointer().move(5, 5);
        page.runFor(Duration.ofMillis(100));
        long last = page.eventLoop().lastRenderOpportunityTime();
        page.runFor(SECOND);

        assertThat(page.eventLoop().lastRenderOpportunityTime()).isEqualTo(last);
    }

    /// Pointer Events: pointercancel is followed by pointerout and pointerleave, and no click comes of the press.
    @Test
    void aCancelledPointerClicksNothing() {
        open(SQUARE);
        List<Event> events = record("a", "pointerdown", "pointercancel", "pointerout", "pointerleave", "pointerup",
                "click");
        page.pointer().move(5, 5).press().cancel().release();
        page.eventLoop().runUntilIdle();

        assertThat(events).extracting(Event::type).containsExactly("pointerdown", "pointercancel", "pointerout",
                "pointerleave");
    }

    /// As in Chromium: while a button is down the document gets the moves outside of the viewport too.
    @Test
    void aPressedPointerIsFollowedOutOfTheViewport() {
        open(SQUARE);
        List<String> targets = new ArrayList<>();
        page.window().addEventListener("pointermove", event -> targets.add(EventLog.name(event.target())));
        page.pointer().move(5, 5).press().move(-10, 5).release().move(-20, 5);
        page.runFrame(SECOND);

        assertThat(targets).containsExactly("#a", "html");
    }

    /// Pointer Events, setting pointer capture: NotFoundError without such a pointer.
    @Test
    void onlyAnActivePointerCanBeCaptured() {
        open(SQUARE);
        assertThatThrownBy(() -> PointerCapture.setPointerCapture(element("a"), PointerCapture.MOUSE))
                .isInstanceOf(DOMException.class).hasMessageContaining("1");
        page.pointer().move(5, 5);
        page.runFrame(SECOND);
        PointerCapture.setPointerCapture(element("a"), PointerCapture.MOUSE);

        assertThat(PointerCapture.hasPointerCapture(element("a"), PointerCapture.MOUSE)).isFalse();
    }

    @Test
    void theWheelTellsItsDeltas() {
        open(SQUARE);
        List<Event> events = record("a", "wheel");
        page.pointer().move(5, 5).wheel(3, -120);
        page.eventLoop().runUntilIdle();

        assertThat(events).extracting(event -> ((WheelEvent) event).deltaX(), event -> ((WheelEvent) event).deltaY())
                .containsExactly(tuple(3.0, -120.0));
    }

    @Test
    void aKeyThatThereIsNotIsRefused() {
        open(SQUARE);
        assertThatIllegalArgumentException().isThrownBy(() -> page.keyboard().press("Ctrl"))
                .withMessageContaining("\"Ctrl\"").withMessageContaining("KeyA");
        assertThatIllegalArgumentException().isThrownBy(() -> page.pointer().move(Double.NaN, 0));
    }

    /// HTML: `select()` selects all, and what is written replaces it.
    @Test
    void whatIsWrittenReplacesTheSelection() {
        open("<!DOCTYPE html><input id=i value=hello><textarea id=t></textarea>");
        HTMLInputElement input = (HTMLInputElement) element("i");
        page.keyboard().press("Tab").type("x").press("Tab").type("one\ntwo");
        page.eventLoop().runUntilIdle();

        assertThat(input.value()).isEqualTo("x");
        assertThat(((HTMLTextAreaElement) element("t")).value()).isEqualTo("one\ntwo");

        input.setValue("hello");
        assertThat(input.selectionStart()).isEqualTo(5);
        input.setSelectionRange(1, 4);
        assertThat(input.selectionEnd()).isEqualTo(4);
        page.keyboard().down("Shift").press("Tab").up("Shift").press("ArrowLeft").down("Shift").press("ArrowRight")
                .press("ArrowRight").up("Shift").type("J");
        page.eventLoop().runUntilIdle();
        assertThat(input.value()).isEqualTo("Jllo");
    }

    @Test
    void aRunIsThatOfItsInput() {
        long[] hashes = new long[2];
        for (int i = 0; i < 2; i++) {
            open(SQUARE + "<input id=i>");
            page.pointer().click(5, 5).click(50, 110).wheel(0, 10);
            page.keyboard().type("abc");
            page.runFor(SECOND);
            hashes[i] = page.traceHash();
            page.close();
        }
        assertThat(hashes[0]).isEqualTo(hashes[1]);
    }
}
