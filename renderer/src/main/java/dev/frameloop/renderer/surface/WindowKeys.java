package dev.frameloop.renderer.surface;

import dev.frameloop.renderer.input.Key;
import dev.frameloop.renderer.input.Keys;
import org.jspecify.annotations.Nullable;

import java.util.Map;

import static java.util.Map.entry;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_BACKSLASH;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_BACKSPACE;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_CAPS_LOCK;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_DELETE;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_DOWN;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_END;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_ENTER;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_ESCAPE;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_F1;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_F12;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_GRAVE_ACCENT;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_HOME;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_INSERT;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_KP_0;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_KP_9;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_KP_ENTER;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_LEFT;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_LEFT_ALT;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_LEFT_CONTROL;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_LEFT_SHIFT;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_LEFT_SUPER;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_MENU;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_NUM_LOCK;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_PAGE_DOWN;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_PAGE_UP;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_PAUSE;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_PRINT_SCREEN;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_RIGHT;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_RIGHT_ALT;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_RIGHT_CONTROL;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_RIGHT_SHIFT;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_RIGHT_SUPER;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_SCROLL_LOCK;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_SPACE;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_TAB;
import static org.lwjgl.glfw.GLFW.GLFW_KEY_UP;

/// GLFW's keys, which tell where a key is, and its characters, which come separately right after: put together to keys of the web.
final class WindowKeys {
    private static final Map<Integer, String> NAMED = Map.ofEntries(entry(GLFW_KEY_ESCAPE, "Escape"),
            entry(GLFW_KEY_ENTER, "Enter"), entry(GLFW_KEY_TAB, "Tab"), entry(GLFW_KEY_BACKSPACE, "Backspace"),
            entry(GLFW_KEY_INSERT, "Insert"), entry(GLFW_KEY_DELETE, "Delete"), entry(GLFW_KEY_RIGHT, "ArrowRight"),
            entry(GLFW_KEY_LEFT, "ArrowLeft"), entry(GLFW_KEY_DOWN, "ArrowDown"), entry(GLFW_KEY_UP, "ArrowUp"),
            entry(GLFW_KEY_PAGE_UP, "PageUp"), entry(GLFW_KEY_PAGE_DOWN, "PageDown"), entry(GLFW_KEY_HOME, "Home"),
            entry(GLFW_KEY_END, "End"), entry(GLFW_KEY_CAPS_LOCK, "CapsLock"),
            entry(GLFW_KEY_SCROLL_LOCK, "ScrollLock"), entry(GLFW_KEY_NUM_LOCK, "NumLock"),
            entry(GLFW_KEY_PRINT_SCREEN, "PrintScreen"), entry(GLFW_KEY_PAUSE, "Pause"),
            entry(GLFW_KEY_LEFT_SHIFT, "ShiftLeft"), entry(GLFW_KEY_LEFT_CONTROL, "ControlLeft"),
            entry(GLFW_KEY_LEFT_ALT, "AltLeft"), entry(GLFW_KEY_LEFT_SUPER, "MetaLeft"),
            entry(GLFW_KEY_RIGHT_SHIFT, "ShiftRight"), entry(GLFW_KEY_RIGHT_CONTROL, "ControlRight"),
            entry(GLFW_KEY_RIGHT_ALT, "AltRight"), entry(GLFW_KEY_RIGHT_SUPER, "MetaRight"),
            entry(GLFW_KEY_MENU, "ContextMenu"), entry(GLFW_KEY_KP_ENTER, "NumpadEnter"),
            entry(GLFW_KEY_SPACE, "Space"), entry(GLFW_KEY_GRAVE_ACCENT, "`"), entry(GLFW_KEY_BACKSLASH, "\\"));

    private final WindowListener listener;
    /// A key that has gone down, whose character may follow.
    private @Nullable Key waiting;

    WindowKeys(WindowListener listener) {
        this.listener = listener;
    }

    /// A key has gone down or up.
    void key(int glfwKey, boolean down) {
        flush();
        Key key = key(glfwKey);
        if (key == null) {
            return;
        }
        if (down && !key.text().isEmpty() && !key.key().equals("Enter")) {
            waiting = key;
        } else {
            listener.key(key, down);
        }
    }

    /// A character has been written.
    void character(int codePoint) {
        String text = Character.toString(codePoint);
        Key key = waiting;
        waiting = null;
        if (key != null) {
            listener.key(key.writing(text), true);
        } else {
            listener.text(text);
        }
    }

    /// No character has followed the last key: it writes none.
    void flush() {
        Key key = waiting;
        if (key != null) {
            waiting = null;
            listener.key(new Key(key.key(), key.code(), key.location(), key.keyCode(), ""), true);
        }
    }

    /// The key in a place; null where the web knows none.
    static @Nullable Key key(int glfwKey) {
        String name = NAMED.get(glfwKey);
        if (name == null && glfwKey >= GLFW_KEY_F1 && glfwKey <= GLFW_KEY_F12) {
            name = "F" + (glfwKey - GLFW_KEY_F1 + 1);
        } else if (name == null && glfwKey >= GLFW_KEY_KP_0 && glfwKey <= GLFW_KEY_KP_9) {
            name = "Numpad" + (glfwKey - GLFW_KEY_KP_0);
        } else if (name == null && glfwKey > GLFW_KEY_SPACE && glfwKey < GLFW_KEY_GRAVE_ACCENT) {
            // GLFW's numbers of the other keys that write are their characters, in capitals.
            name = String.valueOf(Character.toLowerCase((char) glfwKey));
        }
        return name == null ? null : Keys.find(name);
    }
}
