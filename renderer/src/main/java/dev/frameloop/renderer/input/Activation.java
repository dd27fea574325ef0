package dev.frameloop.renderer.input;

import dev.frameloop.dom.event.PointerEvent;
import dev.frameloop.dom.event.PointerEventInit;
import dev.frameloop.dom.html.HTMLButtonElement;
import dev.frameloop.dom.html.HTMLElement;
import dev.frameloop.dom.html.HTMLInputElement;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.window.Window;

import java.util.Set;

/// Which elements a key clicks.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#activation">HTML: activation</a>
final class Activation {
    private Activation() {}

    /// Whether the space bar clicks it, when it comes up.
    static boolean bySpace(Element element) {
        return isButton(element) || isSummary(element)
                || element instanceof HTMLInputElement input && (is(input, "checkbox") || is(input, "radio"));
    }

    /// Whether Enter clicks it, as soon as it goes down.
    static boolean byEnter(Element element) {
        return isButton(element) || isSummary(element);
    }

    /// Whether it is a link, which Enter clicks without a `keypress`.
    static boolean isLink(Element element) {
        return (element.isHtml("a") || element.isHtml("area")) && element.hasAttribute("href");
    }

    private static boolean isSummary(Element element) {
        return element.isHtml("summary") && element instanceof HTMLElement summary && summary.isFocusableByDefault();
    }

    private static boolean isButton(Element element) {
        return element instanceof HTMLButtonElement || element instanceof HTMLInputElement input
                && (is(input, "button") || is(input, "submit") || is(input, "reset") || is(input, "image"));
    }

    private static boolean is(HTMLInputElement input, String type) {
        return input.type().equals(type);
    }

    /// Clicks an element for a key.
    static void click(Window window, Element element, Set<Modifier> held) {
        if (element instanceof HTMLElement html && html.isDisabledControl()) {
            return;
        }
        Inits.Where where = new Inits.Where(window, 0, 0, 0, held, 0, 0);
        element.fire(new PointerEvent(element.relevantRealm(), "click",
                PointerEventInit.ofNoPointer(Inits.mouse(where, true, 0, 0, null))));
    }
}
