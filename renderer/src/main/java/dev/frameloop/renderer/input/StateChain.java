package dev.frameloop.renderer.input;

import dev.frameloop.dom.html.HTMLElement;
import dev.frameloop.dom.html.HTMLLabelElement;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.ElementState;
import org.jspecify.annotations.Nullable;

import java.util.LinkedHashSet;
import java.util.Set;

/// The elements that are in a state because the pointer is over, or presses, one of them: that one, its ancestors in the flat tree, and the
/// labelled controls of those.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/semantics-other.html#selector-hover">HTML: :hover</a>
final class StateChain {
    private final ElementState state;
    private Set<Element> elements = Set.of();

    StateChain(ElementState state) {
        this.state = state;
    }

    /// Puts those around an element into the state, and takes the others out.
    ///
    /// @param target null for none
    void set(@Nullable Element target) {
        Set<Element> now = new LinkedHashSet<>();
        if (target != null) {
            for (Element element : Boundaries.inclusiveAncestors(target)) {
                now.add(element);
                HTMLElement control = element instanceof HTMLLabelElement label ? label.control() : null;
                if (control != null) {
                    now.add(control);
                }
            }
        }
        Set<Element> before = elements;
        elements = now;
        for (Element element : before) {
            if (!now.contains(element)) {
                element.setState(state, false);
            }
        }
        for (Element element : now) {
            element.setState(state, true);
        }
    }
}
