package dev.frameloop.renderer.input;

import dev.frameloop.dom.html.HTMLElement;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.window.Focus;
import dev.frameloop.dom.window.Window;

/// What a click does to the focus.
final class FocusByClick {
    private FocusByClick() {}

    /// Gives the focus to the nearest element around the target that can have it, else to nobody.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#data-model">HTML: click focusable</a>
    static void at(Window window, Element target) {
        Focus focus = window.documentFocus();
        for (Element element : Boundaries.inclusiveAncestors(target)) {
            if (element instanceof HTMLElement html && focus.isFocusable(html)) {
                focus.runFocusingSteps(html, Focus.Trigger.CLICK);
                return;
            }
        }
        focus.clear(target);
    }
}
