package dev.frameloop.renderer.input;

import dev.frameloop.dom.html.HTMLElement;
import dev.frameloop.dom.html.HTMLInputElement;
import dev.frameloop.dom.html.TextControl;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.view.Rect;
import dev.frameloop.dom.view.ViewHost;
import dev.frameloop.dom.window.Focus;
import dev.frameloop.dom.window.Window;

import java.util.Set;

/// What keys do where the page does not say otherwise: move the focus, edit, activate, scroll.
///
/// UNIMPLEMENTED: choosing in a `select`; stepping a number, a range or a date; `contenteditable`; the clipboard; Escape for dialogs.
final class KeyActions {
    /// How far an arrow key scrolls, in CSS pixels, as in Chromium.
    private static final double LINE = 40;
    /// How much of a page the page keys scroll, as in Chromium.
    private static final double PAGE = 0.875;
    private static final double FAR = 1e9;

    private final Window window;

    KeyActions(Window window) {
        this.window = window;
    }

    /// What `keydown` does.
    ///
    /// @return whether it did something, so that no `keypress` follows
    boolean keyDown(Element target, Key key, Set<Modifier> held) {
        if (held.contains(Modifier.ALT) || held.contains(Modifier.META)) {
            return false;
        }
        if (key.key().equals("Tab") && !held.contains(Modifier.CONTROL)) {
            new SequentialFocus(window).move(!held.contains(Modifier.SHIFT));
            return true;
        }
        if (key.key().equals("Enter") && Activation.isLink(target)) {
            Activation.click(window, target, held);
            return true;
        }
        if (target instanceof TextControl control && control.isTextControl()) {
            return TextEditing.of(control).command(key.key(), held);
        }
        if (target instanceof HTMLInputElement input && input.type().equals("radio") && isArrow(key)) {
            RadioGroup.move(window, input, key.key().equals("ArrowRight") || key.key().equals("ArrowDown"), held);
            return true;
        }
        return scroll(target, key.key());
    }

    /// What `keypress` does.
    void keyPress(Element target, Key key) {
        if (target instanceof TextControl control && control.isTextControl()) {
            TextEditing editing = TextEditing.of(control);
            if (!key.key().equals("Enter")) {
                editing.insert(key.text());
            } else if (editing.insertLineBreak() && target instanceof HTMLInputElement input) {
                input.commitUserChange();
                ImplicitSubmission.by(window, input);
            }
        } else if (key.key().equals("Enter")) {
            if (Activation.byEnter(target)) {
                Activation.click(window, target, Set.of());
            }
        } else if (key.key().equals(" ") && !Activation.bySpace(target)) {
            scroll(target, "PageDown");
        }
    }

    private static boolean isArrow(Key key) {
        return key.key().startsWith("Arrow");
    }

    private boolean scroll(Element target, String key) {
        Rect viewport = ViewHost.viewOf(target.nodeDocument()).viewport();
        return switch (key) {
            case "ArrowUp" -> UserScrolling.by(target, 0, -LINE);
            case "ArrowDown" -> UserScrolling.by(target, 0, LINE);
            case "ArrowLeft" -> UserScrolling.by(target, -LINE, 0);
            case "ArrowRight" -> UserScrolling.by(target, LINE, 0);
            case "PageUp" -> UserScrolling.by(target, 0, -viewport.height() * PAGE);
            case "PageDown" -> UserScrolling.by(target, 0, viewport.height() * PAGE);
            case "Home" -> UserScrolling.by(target, 0, -FAR);
            case "End" -> UserScrolling.by(target, 0, FAR);
            default -> false;
        };
    }

    /// Gives the focus to an element, as the keyboard does.
    static void focus(Window window, HTMLElement element) {
        window.documentFocus().runFocusingSteps(element, Focus.Trigger.SEQUENTIAL);
    }
}
