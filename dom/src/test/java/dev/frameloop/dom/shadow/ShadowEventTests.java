package dev.frameloop.dom.shadow;

import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.event.EventInit;
import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.event.FakeWindow;
import dev.frameloop.dom.event.FocusEvent;
import dev.frameloop.dom.event.FocusEventInit;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import static org.assertj.core.api.Assertions.assertThat;

/// Events in and through shadow trees. Expected paths are those of the corpus' `event-composed-path`, from Chromium, and of the DOM
/// Standard's dispatch.
class ShadowEventTests {
    private final FakeWindow window = new FakeWindow();
    private final Document document = window.associatedDocument();
    private final List<String> log = new ArrayList<>();
    private final Element html = document.createElement("html");
    private final Element outer = named("outer");
    private final ShadowRoot open = ShadowHosts.attachShadow(outer, ShadowRootInit.OPEN);
    private final Element mid = named("mid");
    private final ShadowRoot closed = ShadowHosts.attachShadow(mid, ShadowRootInit.CLOSED);
    private final Element deep = named("deep");

    ShadowEventTests() {
        document.appendChild(html);
        html.appendChild(outer);
        open.appendChild(mid);
        closed.appendChild(deep);
        for (EventTarget target : List.of(deep, closed, mid, open, outer, document)) {
            target.addEventListener("ping", e -> log.add(label(target) + ": " + label(e.target()) + " " + e.eventPhase()
                    + ", " + e.composedPath().stream().map(this::label).collect(Collectors.joining(" "))));
        }
    }

    private Element named(String id) {
        Element element = document.createElement("div");
        element.setId(id);
        return element;
    }

    private String label(@Nullable EventTarget target) {
        return switch (target) {
            case null -> "null";
            case ShadowRoot root -> root.shadowHost().id() + "-root";
            case Element element -> element.id().isEmpty() ? element.localName() : element.id();
            case Document d -> "document";
            default -> target == window ? "window" : "?";
        };
    }

    @Test
    void aComposedEventIsRetargetedAtEachHost() {
        Event event = new Event(window, "ping", new EventInit(true, false, true));
        deep.dispatchEvent(event);
        assertThat(log).containsExactly("deep: deep 2, deep mid-root mid outer-root outer html document window",
                "mid-root: deep 3, deep mid-root mid outer-root outer html document window",
                "mid: mid 2, mid outer-root outer html document window",
                "outer-root: mid 3, mid outer-root outer html document window",
                "outer: outer 2, mid outer-root outer html document window",
                "document: outer 3, mid outer-root outer html document window");
        assertThat(event.target()).isSameAs(outer);
        log.clear();
        deep.dispatchEvent(new Event(window, "ping", new EventInit(false, false, true)));
        assertThat(log).extracting(line -> line.substring(0, line.indexOf(','))).containsExactly("deep: deep 2",
                "mid: mid 2", "outer: outer 2");
    }

    @Test
    void anotherEventStaysInItsTreeAndItsTargetIsHiddenAfterwards() {
        Event event = new Event(window, "ping", EventInit.BUBBLES);
        deep.dispatchEvent(event);
        assertThat(log).containsExactly("deep: deep 2, deep mid-root", "mid-root: deep 3, deep mid-root");
        assertThat(event.target()).isNull();
        // The same where nobody listens.
        Event silent = new Event(window, "silent", EventInit.BUBBLES);
        deep.dispatchEvent(silent);
        assertThat(silent.target()).isNull();
    }

    @Test
    void theCurrentEventIsHiddenFromShadowTrees() {
        deep.addEventListener("peek", e -> log.add("deep " + (window.currentEvent() != null)));
        outer.addEventListener("peek", e -> log.add("outer " + (window.currentEvent() != null)));
        deep.dispatchEvent(new Event(window, "peek", new EventInit(true, false, true)));
        assertThat(log).containsExactly("deep false", "outer true");
    }

    @Test
    void anEventBetweenTwoNodesOfOneShadowTreeIsNoneOutside() {
        Element other = named("other");
        closed.appendChild(other);
        List<String> related = new ArrayList<>();
        for (EventTarget target : List.of(deep, mid, outer)) {
            target.addEventListener("focusin",
                    e -> related.add(label(target) + " " + label(((FocusEvent) e).relatedTarget())));
        }
        deep.fire(new FocusEvent(window, "focusin", new FocusEventInit(true, false, true, null, 0, other)));
        assertThat(related).containsExactly("deep other");
        related.clear();
        deep.fire(new FocusEvent(window, "focusin", new FocusEventInit(true, false, true, null, 0, html)));
        assertThat(related).containsExactly("deep html", "mid html", "outer html");
    }

    @Test
    void aSlottedNodesEventGoesThroughTheSlot() {
        Element host = named("host");
        ShadowRoot root = ShadowHosts.attachShadow(host, ShadowRootInit.CLOSED);
        FakeSlot slot = new FakeSlot(document, "");
        slot.setId("slot");
        root.appendChild(slot);
        Element light = named("light");
        host.appendChild(light);
        html.appendChild(host);
        for (EventTarget target : List.of(light, slot, root, host)) {
            target.addEventListener("ping", e -> log.add(label(target) + ": " + label(e.target()) + ", "
                    + e.composedPath().stream().map(this::label).collect(Collectors.joining(" "))));
        }
        light.dispatchEvent(new Event(window, "ping", EventInit.BUBBLES));
        assertThat(log).containsExactly("light: light, light host html document window",
                "slot: light, light slot host-root host html document window",
                "host-root: light, light slot host-root host html document window",
                "host: light, light host html document window", "document: light 3, light host html document window");
    }
}
