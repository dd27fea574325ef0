package dev.frameloop.dom.event;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Expected orders come from the DOM Standard's chapter on events; those of the corpus' `event` cases from Chromium.
class EventTargetTests {
    private final FakeWindow window = new FakeWindow();
    private final List<String> log = new ArrayList<>();

    /// A target below another one, as nodes are.
    private static final class Child extends EventTarget {
        private final EventTarget parent;

        Child(Realm realm, EventTarget parent) {
            super(realm);
            this.parent = parent;
        }

        @Override
        protected @Nullable EventTarget getTheParent(Event event) {
            return parent;
        }
    }

    private final EventTarget outer = new Child(window, window);
    private final EventTarget inner = new Child(window, outer);

    private EventListener logging(String line) {
        return event -> log.add(line);
    }

    private boolean dispatch(EventTarget target, boolean bubbles) {
        return target.dispatchEvent(new Event(window, "ping", new EventInit(bubbles, true, false)));
    }

    @Test
    void listenersAreCalledDownAndUpWithTheirPhase() {
        for (EventTarget target : List.of(window, outer, inner)) {
            String name = target == window ? "window" : target == outer ? "outer" : "inner";
            target.addEventListener("ping", event -> log.add(name + " bubble " + event.eventPhase()));
            target.addEventListener("ping", event -> log.add(name + " capture " + event.eventPhase()), true);
        }
        dispatch(inner, true);
        assertThat(log).containsExactly("window capture 1", "outer capture 1", "inner capture 2", "inner bubble 2",
                "outer bubble 3", "window bubble 3");
        log.clear();
        dispatch(inner, false);
        assertThat(log).containsExactly("window capture 1", "outer capture 1", "inner capture 2", "inner bubble 2");
    }

    @Test
    void theSameCallbackCountsOncePerPhase() {
        EventListener listener = logging("f");
        inner.addEventListener("ping", listener);
        inner.addEventListener("ping", listener, new AddEventListenerOptions(false, true, true, null));
        inner.addEventListener("ping", listener, true);
        inner.addEventListener("ping", null);
        dispatch(inner, true);
        assertThat(log).containsExactly("f", "f");
        inner.removeEventListener("ping", listener, new EventListenerOptions(false));
        dispatch(inner, true);
        assertThat(log).hasSize(3);
    }

    @Test
    void listenersAddedOrRemovedDuringACallOfTheirTarget() {
        EventListener removed = logging("removed");
        inner.addEventListener("ping", event -> {
            log.add("first");
            inner.addEventListener("ping", logging("late"));
            inner.removeEventListener("ping", removed);
            outer.addEventListener("ping", logging("outer, in time"));
        }, AddEventListenerOptions.ONCE);
        inner.addEventListener("ping", removed);
        inner.addEventListener("ping", logging("last"));
        dispatch(inner, true);
        assertThat(log).containsExactly("first", "last", "outer, in time");
        log.clear();
        dispatch(inner, true);
        assertThat(log).containsExactly("last", "late", "outer, in time");
    }

    @Test
    void passiveListenersCannotCancel() {
        inner.addEventListener("ping", Event::preventDefault, new AddEventListenerOptions(false, true, false, null));
        assertThat(dispatch(inner, true)).isTrue();
        inner.addEventListener("ping", Event::preventDefault);
        assertThat(dispatch(inner, true)).isFalse();
    }

    @Test
    void stoppingAnEvent() {
        inner.addEventListener("ping", Event::stopPropagation);
        inner.addEventListener("ping", logging("still called"));
        outer.addEventListener("ping", logging("never"));
        Event event = new Event(window, "ping", EventInit.BUBBLES);
        inner.dispatchEvent(event);
        assertThat(event.cancelBubble()).isFalse();
        inner.addEventListener("ping", Event::stopImmediatePropagation, true);
        inner.dispatchEvent(event);
        assertThat(log).containsExactly("still called");
        Event stopped = new Event(window, "ping", EventInit.BUBBLES);
        stopped.stopPropagation();
        inner.dispatchEvent(stopped);
        assertThat(log).hasSize(1);
        assertThat(stopped.target()).isSameAs(inner);
        assertThat(stopped.cancelBubble()).isFalse();
    }

    @Test
    void aThrowingListenerIsReportedAndTheNextRuns() {
        inner.addEventListener("ping", event -> {
            throw new IllegalStateException("boom");
        });
        inner.addEventListener("ping", logging("next"));
        assertThat(dispatch(inner, true)).isTrue();
        assertThat(window.reported).containsExactly("boom");
        assertThat(log).containsExactly("next");
    }

    @Test
    void microtasksRunBetweenListenersOnlyWhenNothingElseIsOnTheStack() {
        EventListener listener = event -> {
            log.add("listener");
            window.eventLoop().queueMicrotask("m", () -> log.add("microtask"));
        };
        inner.addEventListener("ping", listener);
        outer.addEventListener("ping", listener);
        dispatch(inner, true);
        assertThat(log).containsExactly("listener", "microtask", "listener", "microtask");
        log.clear();
        window.eventLoop().prepareToRunCallback();
        dispatch(inner, true);
        log.add("returned");
        window.eventLoop().cleanUpAfterRunningCallback();
        assertThat(log).containsExactly("listener", "listener", "returned", "microtask", "microtask");
    }

    @Test
    void theWindowKnowsTheCurrentEvent() {
        Event event = new Event(window, "ping", EventInit.DEFAULT);
        inner.addEventListener("ping", e -> assertThat(window.currentEvent()).isSameAs(event));
        inner.dispatchEvent(event);
        assertThat(window.currentEvent()).isNull();
        assertThat(window.reported).isEmpty();
    }

    @Test
    void whatTheEventTellsDuringAndAfterItsDispatch() {
        Event event = new Event(window, "ping", EventInit.BUBBLES);
        outer.addEventListener("ping", e -> {
            assertThat(e.composedPath()).containsExactly(inner, outer, window);
            assertThat(e.currentTarget()).isSameAs(outer);
            assertThatThrownBy(() -> inner.dispatchEvent(e)).isInstanceOf(DOMException.class).asString()
                    .startsWith("InvalidStateError");
            e.initEvent("other", true, true);
            assertThat(e.type()).isEqualTo("ping");
        });
        inner.dispatchEvent(event);
        assertThat(window.reported).isEmpty();
        assertThat(event.composedPath()).isEmpty();
        assertThat(event.currentTarget()).isNull();
        assertThat(event.target()).isSameAs(inner);
        assertThat(event.eventPhase()).isEqualTo(Event.NONE);
        assertThat(event.isTrusted()).isFalse();
    }

    @Test
    void createdEventsHaveToBeInitialized() {
        Event event = EventInterfaces.createEvent(window, "MouseEvents");
        assertThat(event).isInstanceOf(MouseEvent.class);
        assertThatThrownBy(() -> inner.dispatchEvent(event)).hasMessageContaining("initEvent");
        event.initEvent("ping", false, true);
        inner.addEventListener("ping", Event::preventDefault);
        assertThat(inner.dispatchEvent(event)).isFalse();
        assertThat(inner.dispatchEvent(event)).isFalse();
        event.initEvent("ping", true, true);
        assertThat(event.defaultPrevented()).isFalse();
        assertThatThrownBy(() -> EventInterfaces.createEvent(window, "NoSuchEvent")).isInstanceOf(DOMException.class);
    }

    @Test
    void trustedEventsFallBackToTheLegacyType() {
        inner.addEventListener("webkitTransitionEnd", event -> log.add("legacy " + event.type()));
        inner.fire("transitionend");
        inner.dispatchEvent(new Event(window, "transitionend", EventInit.DEFAULT));
        inner.addEventListener("transitionend", logging("standard"));
        inner.fire("transitionend");
        assertThat(log).containsExactly("legacy webkitTransitionEnd", "standard");
    }

    @Test
    void activationBehaviourOfTheNearestTargetThatHasOne() {
        EventTarget box = new EventTarget(window) {
            @Override
            protected boolean hasActivationBehavior() {
                return true;
            }

            @Override
            protected void legacyPreActivationBehavior(Event event) {
                log.add("pre");
            }

            @Override
            protected void activationBehavior(Event event) {
                log.add("activated");
            }

            @Override
            protected void legacyCanceledActivationBehavior(Event event) {
                log.add("undone");
            }
        };
        EventTarget label = new Child(window, box);
        box.addEventListener("click", logging("listener"));
        label.dispatchEvent(new MouseEvent(window, "click", MouseEventInit.at(null, 1, 0, 0, 0, 0)));
        box.addEventListener("click", Event::preventDefault);
        label.dispatchEvent(new MouseEvent(window, "click", MouseEventInit.at(null, 1, 0, 0, 0, 0)));
        // Only mouse events activate.
        label.dispatchEvent(new Event(window, "click", EventInit.BUBBLES));
        assertThat(log).containsExactly("pre", "listener", "activated", "pre", "listener", "undone", "listener");
    }

    @Test
    void aDeepPathIsNoProblem() {
        EventTarget target = window;
        for (int i = 0; i < 20_000; i++) {
            target = new Child(window, target);
        }
        dispatch(target, true);
        window.addEventListener("ping", logging("reached"));
        dispatch(target, true);
        assertThat(log).containsExactly("reached");
    }
}
