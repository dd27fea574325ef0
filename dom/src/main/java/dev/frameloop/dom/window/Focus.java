package dev.frameloop.dom.window;

import dev.frameloop.dom.event.FocusEvent;
import dev.frameloop.dom.event.FocusEventInit;
import dev.frameloop.dom.html.HTMLElement;
import dev.frameloop.dom.html.TextControl;
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
    private @Nullable Node startingPoint;
    /// Whether the user last used the keyboard, not the pointer.
    private boolean byKeyboard = true;

    /// What gives the focus to an element.
    public enum Trigger {
        /// A script, or the page itself.
        SCRIPT,
        /// A click.
        CLICK,
        /// Sequential focus navigation: the tab key.
        SEQUENTIAL
    }

    Focus(Window window) {
        this.window = window;
    }

    /// The element that has the focus; else the body, or the root element, or null where there is neither.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#dom-documentorshadowroot-activeelement">HTML: activeElement</a>
    public static @Nullable Element activeElement(Document document) {
        if (document.defaultView() instanceof Window window && window.documentFocus().focused != null) {
            return retarget(window.documentFocus().focused);
        }
        return document.body() != null ? document.body() : document.documentElement();
    }

    /// The host of the outermost shadow tree that the element is in; itself where it is in none.
    private static Element retarget(Element element) {
        Element outer = element;
        while (outer.root() instanceof DocumentFragment root && root.isShadowRoot() && root.host() != null) {
            outer = root.host();
        }
        return outer;
    }

    /// Gives an element the focus, if it can have it.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#dom-focus">HTML: focus()</a>
    public static void focus(HTMLElement element, FocusOptions options) {
        if (element.nodeDocument().defaultView() instanceof Window window) {
            window.documentFocus().runFocusingSteps(element, Trigger.SCRIPT, options.focusVisible());
        }
    }

    /// The element of this document that has the focus, in whatever shadow tree it is; or null.
    public @Nullable Element focused() {
        return focused;
    }

    /// Takes the focus from an element, if it has it.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#dom-blur">HTML: blur()</a>
    public static void blur(HTMLElement element) {
        if (element.nodeDocument().defaultView() instanceof Window window
                && window.documentFocus().focused == element) {
            window.documentFocus().update(null, false);
        }
    }

    /// Gives an element the focus, if it can have it.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#focusing-steps">HTML: focusing steps</a>
    public void runFocusingSteps(HTMLElement element, Trigger trigger) {
        runFocusingSteps(element, trigger, null);
    }

    private void runFocusingSteps(HTMLElement element, Trigger trigger, @Nullable Boolean visible) {
        startingPoint = element;
        switch (trigger) {
            case CLICK -> byKeyboard = false;
            case SEQUENTIAL -> byKeyboard = true;
            case SCRIPT -> {
            }
        }
        // 1.-4. Only a focusable area, and not one that has the focus already.
        if (element != focused && isFocusable(element)) {
            // 5.-9. Update the focus.
            update(element, visible != null ? visible : byKeyboard || isEditable(element));
        }
    }

    /// Takes the focus from whatever has it, since the user has clicked elsewhere: the tab key goes on from there.
    ///
    /// @param place where the user has clicked
    public void clear(@Nullable Node place) {
        startingPoint = place;
        byKeyboard = place == null;
        if (focused != null) {
            update(null, false);
        }
    }

    /// Notes that the user presses keys, so that from now on it shows what has the focus.
    public void noteKeyboard() {
        byKeyboard = true;
        if (focused != null) {
            focused.setState(ElementState.FOCUS_VISIBLE, true);
        }
    }

    /// Where the tab key goes on from: the focused element, or the place of the last click; null for the beginning of the document.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#sequential-focus-navigation-starting-point">HTML: sequential
    ///     focus navigation starting point</a>
    public @Nullable Node startingPoint() {
        Node point = focused != null ? focused : startingPoint;
        return point != null && point.isConnected() ? point : null;
    }

    private static boolean isEditable(HTMLElement element) {
        return element instanceof TextControl control && control.isTextControl() || element.isContentEditable();
    }

    /// Whether an element can have the focus now.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#focusable-area">HTML: focusable area</a>
    public boolean isFocusable(HTMLElement element) {
        if (!element.isConnected() || element.isDisabledControl()) {
            return false;
        }
        View view = window.view();
        return element.isFocusable() && (view == View.none() || view.isRendered(element));
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#focus-update-steps">HTML: focus update steps</a>
    private void update(@Nullable Element gains, boolean visible) {
        Element loses = focused;
        // 2.1. What the user wrote counts now.
        if (loses instanceof TextControl control) {
            control.commitUserChange();
            if (focused != loses) {
                return;
            }
        }
        focused = gains;
        // 3. What loses the focus hears of it.
        if (loses != null) {
            setStates(loses, false, false);
            fire(loses, "blur", false, gains);
            fire(loses, "focusout", true, gains);
        }
        // 4. What gets it too, unless a listener has moved it on.
        if (gains != null && focused == gains) {
            setStates(gains, true, visible);
            fire(gains, "focus", false, loses);
            fire(gains, "focusin", true, loses);
        }
    }

    private static void setStates(Element element, boolean on, boolean visible) {
        element.setState(ElementState.FOCUS, on);
        element.setState(ElementState.FOCUS_VISIBLE, visible);
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
            setStates(element, false, false);
        }
    }
}
