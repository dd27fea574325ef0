package dev.frameloop.renderer.input;

import dev.frameloop.dom.event.KeyboardEvent;
import dev.frameloop.dom.html.TextControl;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.ElementState;
import dev.frameloop.dom.window.Window;
import org.jspecify.annotations.Nullable;

import java.util.Set;

/// What happens in the tasks of the keyboard: `keydown`, `keypress` where it writes a character, `keyup`, and what these do by default.
///
/// UNIMPLEMENTED: input methods with a composition; keys in the documents of frames; access keys.
///
/// @see <a href="https://w3c.github.io/uievents/#events-keyboard-event-order">UI Events: keyboard event order</a>
final class KeyDispatch {
    private final Window window;
    private final KeyActions actions;
    /// What the space bar, which is down, will click when it comes up.
    private @Nullable Element spacePressed;

    KeyDispatch(Window window) {
        this.window = window;
        actions = new KeyActions(window);
    }

    void down(Key key, Set<Modifier> held, boolean repeat) {
        Element target = target();
        if (target == null) {
            return;
        }
        if (!key.isModifier()) {
            window.documentFocus().noteKeyboard();
        }
        if (!fire("keydown", target, key, held, repeat, 0, key.keyCode())) {
            return;
        }
        if (key.key().equals(" ") && Activation.bySpace(target)) {
            spacePressed = target;
            target.setState(ElementState.ACTIVE, true);
        }
        if (actions.keyDown(target, key, held) || !writes(key, held)) {
            return;
        }
        int character = key.text().codePointAt(0);
        Element pressTarget = target();
        if (pressTarget != null && fire("keypress", pressTarget, key, held, repeat, character, character)) {
            actions.keyPress(pressTarget, key);
        }
    }

    void up(Key key, Set<Modifier> held) {
        Element target = target();
        Element space = key.key().equals(" ") ? spacePressed : null;
        if (target != null && fire("keyup", target, key, held, false, 0, key.keyCode()) && space == target) {
            space.setState(ElementState.ACTIVE, false);
            Activation.click(window, target, held);
        }
        if (space != null) {
            spacePressed = null;
        }
    }

    void insertText(String text) {
        if (target() instanceof TextControl control && control.isTextControl()) {
            TextEditing.of(control).insert(text);
        }
    }

    private static boolean writes(Key key, Set<Modifier> held) {
        return !key.text().isEmpty() && !held.contains(Modifier.CONTROL) && !held.contains(Modifier.ALT)
                && !held.contains(Modifier.META);
    }

    /// What has the focus; else the body, or the root element.
    private @Nullable Element target() {
        Element focused = window.documentFocus().focused();
        return focused != null
                ? focused
                : window.document().body() != null ? window.document().body() : window.document().documentElement();
    }

    private boolean fire(String type, Element target, Key key, Set<Modifier> held, boolean repeat, long charCode,
            long keyCode) {
        return target.fire(new KeyboardEvent(target.relevantRealm(), type,
                Inits.key(window, key, held, repeat, charCode, keyCode)));
    }
}
