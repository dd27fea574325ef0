package dev.frameloop.renderer.input;

import dev.frameloop.dom.window.Window;
import dev.frameloop.engine.loop.TaskSource;

import java.util.EnumSet;
import java.util.Set;

/// What the user of a page does: the pointer and the keyboard, on the loop's thread.
public final class UserInput {
    private final Window window;
    private final Pointer pointer;
    private final Keyboard keyboard;
    private final Set<Modifier> modifiers = EnumSet.noneOf(Modifier.class);

    /// @param window the top-level window that the user sees
    public UserInput(Window window) {
        this.window = window;
        pointer = new Pointer(this, window);
        keyboard = new Keyboard(this, window);
    }

    /// The mouse.
    public Pointer pointer() {
        return pointer;
    }

    /// The keyboard.
    public Keyboard keyboard() {
        return keyboard;
    }

    /// Whether something waits for the next frame.
    public boolean needsFrame() {
        return pointer.needsFrame();
    }

    /// Queues what was held back for the next frame: a rendering opportunity has come.
    public void queueFrameAlignedTasks() {
        pointer.queueFrameAlignedTasks();
    }

    /// Queues a task of the user interaction task source.
    void queue(String name, Runnable steps) {
        window.eventLoop().queueTask(TaskSource.USER_INTERACTION, window, name, steps);
    }

    /// Holds a modifier key, or lets it go.
    void setModifier(Modifier modifier, boolean held) {
        if (held) {
            modifiers.add(modifier);
        } else {
            modifiers.remove(modifier);
        }
    }

    /// The modifier keys that are held now.
    Set<Modifier> modifiers() {
        return modifiers.isEmpty() ? Set.of() : Set.copyOf(modifiers);
    }
}
