package dev.frameloop.dom.shadow;

import dev.frameloop.dom.event.FakeWindow;
import dev.frameloop.dom.mutation.MutationObserver;
import dev.frameloop.dom.mutation.MutationObserverInit;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.Text;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Expected values come from the corpus' `ce-slots` and `mo-slotchange`, recorded from Chromium, and from the DOM Standard.
class SlotsTests {
    private final FakeWindow window = new FakeWindow();
    private final Document document = window.associatedDocument();
    private final Element host = document.createElement("div");
    private final ShadowRoot root = ShadowHosts.attachShadow(host, ShadowRootInit.OPEN);
    private final List<String> log = new ArrayList<>();

    SlotsTests() {
        document.appendChild(document.createElement("html")).appendChild(host);
    }

    private Element child(String id, String slot) {
        Element element = document.createElement("i");
        element.setId(id);
        if (!slot.isEmpty()) {
            element.setSlot(slot);
        }
        return element;
    }

    private static String names(List<? extends Node> nodes) {
        return nodes.stream().map(n -> n instanceof Element e ? e.id() : n instanceof Text t ? t.data() : n.nodeName())
                .collect(Collectors.joining(" "));
    }

    private static String shown(FakeSlot slot) {
        return names(slot.contents().assignedNodes()) + " | " + names(Slots.findFlattenedSlottables(slot));
    }

    @Test
    void namedSlotsTakeChildrenByName() {
        Element two = child("two", "");
        host.append(child("one", "n"), two, document.createTextNode("text"), document.createComment("c"),
                child("three", "n"));
        FakeSlot first = new FakeSlot(document, "n");
        first.appendChild(child("fallback", ""));
        FakeSlot second = new FakeSlot(document, "n");
        FakeSlot rest = new FakeSlot(document, "");
        root.append(first, second, rest);
        assertThat(shown(first)).isEqualTo("one three | one three");
        assertThat(shown(second)).isEqualTo(" | ");
        assertThat(shown(rest)).isEqualTo("two text | two text");
        assertThat(Slots.assignedSlot(two)).isSameAs(rest);
        first.remove();
        assertThat(shown(second)).isEqualTo("one three | one three");
        root.prepend(first);
        assertThat(shown(first)).isEqualTo("one three | one three");
        first.setAttribute("name", "other");
        assertThat(shown(first)).isEqualTo(" | fallback");
        assertThat(shown(second)).isEqualTo("one three | one three");
        two.setSlot("other");
        assertThat(shown(first)).isEqualTo("two | two");
        assertThat(shown(rest)).isEqualTo("text | text");
        host.append(child("four", "n"));
        host.prepend(child("zero", "n"));
        assertThat(shown(second)).isEqualTo("zero one three four | zero one three four");
        Element inner = document.createElement("div");
        inner.append(rest);
        ShadowRoot innerRoot = ShadowHosts.attachShadow(inner, ShadowRootInit.OPEN);
        FakeSlot deep = new FakeSlot(document, "");
        innerRoot.append(deep);
        root.append(inner);
        rest.setId("rest");
        assertThat(shown(deep)).isEqualTo("rest | text");
    }

    @Test
    void manualSlotsTakeWhatScriptsChoose() {
        Element section = document.createElement("section");
        Element m1 = child("m1", "");
        Element m2 = child("m2", "");
        section.append(m1, m2);
        ShadowRoot manual = ShadowHosts.attachShadow(section,
                new ShadowRootInit("open", false, "manual", false, false));
        FakeSlot a = new FakeSlot(document, "");
        FakeSlot b = new FakeSlot(document, "");
        manual.append(a, b);
        assertThat(shown(a)).isEqualTo(" | ");
        Slots.assignManually(a, List.of(m2, m1));
        assertThat(shown(a)).isEqualTo("m2 m1 | m2 m1");
        Slots.assignManually(b, List.of(m1));
        assertThat(shown(a)).isEqualTo("m2 | m2");
        assertThat(shown(b)).isEqualTo("m1 | m1");
        Slots.assignManually(b, List.of());
        assertThat(shown(b)).isEqualTo(" | ");
        Slots.assignManually(a, List.of(host));
        assertThat(shown(a)).isEqualTo(" | ");
    }

    @Test
    void slotchangeFollowsTheMutationCallbacksOncePerSlot() {
        Element x = child("x", "");
        host.append(x);
        root.append(new FakeSlot(document, "one"), new FakeSlot(document, "two"), new FakeSlot(document, ""));
        root.addEventListener("slotchange", e -> {
            FakeSlot slot = (FakeSlot) e.target();
            log.add("slotchange " + (slot == null
                    ? "?"
                    : slot.attributeOrEmpty("name") + " "
                            + slot.contents().assignedNodes().size()));
        });
        new MutationObserver(window, (records, observer) -> log.add("mutations " + records.size())).observe(host,
                MutationObserverInit.EVERYTHING);
        window.eventLoop().performMicrotaskCheckpoint();
        x.setSlot("two");
        x.setSlot("one");
        x.setSlot("two");
        window.eventLoop().queueMicrotask("m", () -> log.add("microtask"));
        window.eventLoop().performMicrotaskCheckpoint();
        assertThat(log).containsExactly("slotchange  1", "mutations 3", "slotchange  0", "slotchange two 1",
                "slotchange one 0", "microtask");
        log.clear();
        x.remove();
        window.eventLoop().performMicrotaskCheckpoint();
        assertThat(log).containsExactly("mutations 1", "slotchange two 0");
    }

    @Test
    void onlySomeElementsCanBeHostsAndOnlyOnce() {
        assertThatThrownBy(() -> ShadowHosts.attachShadow(host, ShadowRootInit.OPEN)).isInstanceOf(DOMException.class);
        assertThatThrownBy(() -> ShadowHosts.attachShadow(document.createElement("img"), ShadowRootInit.OPEN))
                .isInstanceOf(DOMException.class);
        ShadowHosts.attachShadow(document.createElement("my-element"), ShadowRootInit.OPEN);
        Element closed = document.createElement("p");
        ShadowHosts.attachShadow(closed, ShadowRootInit.CLOSED).append(new FakeSlot(document, ""));
        Element kid = child("kid", "");
        closed.append(kid);
        assertThat(ShadowHosts.shadowRoot(closed)).isNull();
        assertThat(Slots.assignedSlot(kid)).isNull();
    }
}
