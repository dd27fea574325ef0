package dev.frameloop.dom.shadow;

import dev.frameloop.dom.tree.Element;
import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.Deque;

/// What is kept for an element that is or may become a custom element.
///
/// @see <a href="https://dom.spec.whatwg.org/#concept-element-custom-element-state">DOM: custom element state</a>
final class CustomElementData {
    /// How far an element is on its way to be custom.
    enum State {
        /// Its definition may still come.
        UNDEFINED,
        /// Its constructor threw.
        FAILED,
        /// It is a plain built-in element.
        UNCUSTOMIZED,
        /// Its constructor is running.
        PRECUSTOMIZED,
        /// It is a custom element.
        CUSTOM
    }

    State state = State.UNDEFINED;
    @Nullable
    CustomElementDefinition definition;
    /// The name of the customized built-in element that it is or will be, or null.
    @Nullable
    String is;
    /// What is to be done, oldest first.
    final Deque<Runnable> reactionQueue = new ArrayDeque<>(2);

    static CustomElementData of(Element element) {
        return element.companion(CustomElementData.class, CustomElementData::new);
    }

    static @Nullable CustomElementData ifPresent(Element element) {
        return element.companionIfPresent(CustomElementData.class);
    }
}
