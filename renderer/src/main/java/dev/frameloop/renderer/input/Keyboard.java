package dev.frameloop.renderer.input;

import dev.frameloop.dom.window.Window;
import org.jspecify.annotations.Nullable;

import java.util.HashSet;
import java.util.Set;

/// The keyboard of a page's user. Keys are named by their character (`a`, `A`, `$`), their meaning (`Enter`, `ArrowLeft`) or their place on a US
/// keyboard (`KeyA`, `ShiftRight`).
///
/// Nothing happens before the page runs: each call queues tasks, in the order of the calls.
///
/// ```java
/// page.keyboard().type("hello").press("Enter");
/// page.runFrame(Duration.ofSeconds(1));
/// ```
///
/// Belongs to the thread of the page's loop.
public final class Keyboard {
    private final UserInput input;
    private final KeyDispatch dispatch;
    private final Set<String> held = new HashSet<>();

    Keyboard(UserInput input, Window window) {
        this.input = input;
        dispatch = new KeyDispatch(window);
    }

    /// Presses a key and lets it go.
    ///
    /// @throws IllegalArgumentException if there is no such key
    public Keyboard press(String key) {
        return down(key).up(key);
    }

    /// Presses a key; one that is down already repeats.
    ///
    /// @throws IllegalArgumentException if there is no such key
    public Keyboard down(String key) {
        return down(Keys.named(key));
    }

    /// Lets a key go.
    ///
    /// @throws IllegalArgumentException if there is no such key
    public Keyboard up(String key) {
        return up(Keys.named(key));
    }

    /// Presses a key; one that is down already repeats.
    public Keyboard down(Key key) {
        boolean repeat = !held.add(key.code());
        setModifier(key, true);
        Set<Modifier> modifiers = input.modifiers();
        input.queue("keydown", () -> dispatch.down(key, modifiers, repeat));
        return this;
    }

    /// Lets a key go.
    public Keyboard up(Key key) {
        held.remove(key.code());
        setModifier(key, false);
        Set<Modifier> modifiers = input.modifiers();
        input.queue("keyup", () -> dispatch.up(key, modifiers));
        return this;
    }

    /// Writes a text: a key for each character that is on a US keyboard, and the bare text for the others, as an input method does.
    public Keyboard type(String text) {
        text.codePoints().forEach(point -> {
            String character = Character.toString(point);
            Key key = Keys.find(point == '\n' ? "Enter" : point == '\t' ? "Tab" : character);
            if (key != null) {
                down(key).up(key);
            } else {
                insertText(character);
            }
        });
        return this;
    }

    /// Writes a text without any key.
    public Keyboard insertText(String text) {
        input.queue("insertText", () -> dispatch.insertText(text));
        return this;
    }

    private void setModifier(Key key, boolean down) {
        Modifier modifier = modifier(key);
        if (modifier != null) {
            input.setModifier(modifier, down);
        }
    }

    private static @Nullable Modifier modifier(Key key) {
        return switch (key.key()) {
            case "Shift" -> Modifier.SHIFT;
            case "Control" -> Modifier.CONTROL;
            case "Alt" -> Modifier.ALT;
            case "Meta" -> Modifier.META;
            case "AltGraph" -> Modifier.ALT_GRAPH;
            default -> null;
        };
    }
}
