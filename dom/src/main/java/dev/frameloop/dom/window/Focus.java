package dev.frameloop.dom.window;

import dev.frameloop.dom.event.FocusEvent;
import dev.frameloop.dom.event.FocusEventInit;
import dev.frameloop.dom.html.HTMLElement;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.DocumentFragment;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.ElementState;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.view.View;
import org.jspecify.annotations.Nullable;

/// The focus of one document.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#focus">HTML: focus</a>
public final class Focus {
    private final Window window;
    private @Nullable Element focused;

    Focus(Window window) {
        this.window = window;
    }

    /// The element that has the focus; else the body, or the root element, or null where there is neither.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#dom-documentorshadowroot-activeelement">HTML: activeElement</a>
    public static @Nullable Element activeElement(Document document) {
        if (document.defaultView() instanceof Window window && window.documentFocus().focused != null) {
            return window.documentFocus().focused;
        }
        return document.body() != null ? document.body() : document.documentElement();
    }

    /// Gives an element the focus, if it can have it.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#dom-focus">HTML: focus()</a>
    public static void focus(HTMLElement element, FocusOptions options) {
        if (element.nodeDocument().defaultView() instanceof Window window) {
            window.documentFocus().runFocusingSteps(element);
        }
    }

    /// Takes the focus from an element, if it has it.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#dom-blur">HTML: blur()</a>
    public static void blur(HTMLElement element) {
        if (element.nodeDocument().defaultView() instanceof Window window
                && window.documentFocus().focused == element) {
            window.documentFocus().update(null);
        }
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#focusing-steps">HTML: focusing steps</a>
    private void runFocusingSteps(HTMLElement element) {
        // 1.-4. Only a focusable area, and not one that has the focus already.
        if (element != focused && isFocusable(element)) {
            // 5.-9. Update the focus.
            update(element);
        }
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#focusable-area">HTML: focusable area</a>
    private boolean isFocusable(HTMLElement element) {
        if (!element.isConnected() || element.isDisabledControl()) {
            return false;
        }
        View view = window.view();
        return element.isFocusable() && (view == View.none() || view.isRendered(element));
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#focus-update-steps">HTML: focus update steps</a>
    private void update(@Nullable Element gains) {
        Element loses = focused;
        focused = gains;
        // 3. What loses the focus hears of it.
        if (loses != null) {
            setStates(loses, false);
            fire(loses, "blur", false, gains);
            fire(loses, "focusout", true, gains);
        }
        // 4. What gets it too, unless a listener has moved it on.
        if (gains != null && focused == gains) {
            setStates(gains, true);
            fire(gains, "focus", false, loses);
            fire(gains, "focusin", true, loses);
        }
    }

    private static void setStates(Element element, boolean on) {
        element.setState(ElementState.FOCUS, on);
        element.setState(ElementState.FOCUS_VISIBLE, on);
        Node node = element;
        while (node != null) {
            if (node instanceof Element ancestor) {
                ancestor.setState(ElementState.FOCUS_WITHIN, on);
            }
            node = node instanceof DocumentFragment root && root.isShadowRoot() ? root.host() : node.parentNode();
        }
    }

    private void fire(Element target, String type, boolean bubbles, @Nullable Element related) {
        target.fire(new FocusEvent(window.relevantRealm(), type,
                new FocusEventInit(bubbles, false, true, window, 0, related)));
    }

    /// Moves the focus to the viewport if what has it can no longer have it. No event tells of that.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#focus-fixup-step">HTML: focus fix-up</a>
    public void fixUp() {
        if (focused instanceof HTMLElement element && !isFocusable(element)) {
            focused = null;
            setStates(element, false);
        }
    }
}
