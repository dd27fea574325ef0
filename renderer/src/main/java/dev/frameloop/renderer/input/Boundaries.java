package dev.frameloop.renderer.input;

import dev.frameloop.dom.event.MouseEvent;
import dev.frameloop.dom.event.PointerEvent;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.window.Window;
import dev.frameloop.renderer.style.FlatTree;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// Over which element of one window the pointer is, and the events that tell of it: out and leave, over and enter.
///
/// @see <a href="https://w3c.github.io/uievents/#events-mouseevent-event-order">UI Events: mouse event order</a>
final class Boundaries {
    private final Window window;
    /// The element under the pointer and its ancestors in the flat tree, innermost first; empty where the pointer is not in the window.
    private List<Element> chain = List.of();

    Boundaries(Window window) {
        this.window = window;
    }

    Window window() {
        return window;
    }

    /// The element under the pointer, or the nearest of those around it where that was taken out of the document since.
    @Nullable
    Element current() {
        for (Element element : chain) {
            if (element.isConnected()) {
                return element;
            }
        }
        return null;
    }

    /// Whether the element that the pointer was over was taken out of the document since.
    boolean hasLostTarget() {
        return !chain.isEmpty() && !chain.getFirst().isConnected();
    }

    /// Moves the pointer over another element, null for none of this window. The events of the pointer come first, then those of the mouse.
    ///
    /// @param button `-1`, or the button that changed at that
    void update(@Nullable Element over, Inits.Where where, int button) {
        Element before = current();
        boolean lost = hasLostTarget();
        if (over == before && !lost) {
            return;
        }
        List<Element> entered = over == null ? List.of() : inclusiveAncestors(over);
        List<Element> left = chain.stream().filter(element -> element.isConnected() && !entered.contains(element))
                .toList();
        List<Element> reached = entered.reversed().stream().filter(element -> !chain.contains(element)).toList();
        chain = entered;
        for (boolean pointer : new boolean[]{true, false}) {
            Kind kind = new Kind(pointer, where, button);
            if (before != null && !lost) {
                kind.fire("out", before, over, true);
            }
            left.forEach(element -> kind.fire("leave", element, over, false));
            if (over != null) {
                kind.fire("over", over, before, true);
                reached.forEach(element -> kind.fire("enter", element, before, false));
            }
        }
    }

    /// Events of the pointer, or of the mouse.
    private record Kind(boolean pointer, Inits.Where where, int button) {
        void fire(String change, Element target, @Nullable Element related, boolean bubbles) {
            // Mouse events know no button that means none.
            int changed = pointer ? button : Math.max(button, 0);
            var init = Inits.mouse(where, bubbles, 0, changed, related);
            target.fire(pointer
                    ? new PointerEvent(target.relevantRealm(), "pointer" + change, Inits.pointer(init, List.of()))
                    : new MouseEvent(target.relevantRealm(), "mouse" + change, init));
        }
    }

    /// An element and its ancestors in the flat tree, innermost first.
    static List<Element> inclusiveAncestors(Element element) {
        List<Element> result = new ArrayList<>();
        for (Element up = element; up != null; up = FlatTree.parent(up)) {
            result.add(up);
        }
        return result;
    }
}
