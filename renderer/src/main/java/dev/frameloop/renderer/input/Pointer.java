package dev.frameloop.renderer.input;

import dev.frameloop.dom.window.Window;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// The mouse of a page's user. All coordinates are CSS pixels from the viewport's top left corner.
///
/// Nothing happens before the page runs: presses, releases and turns of the wheel are tasks, in the order of the calls; moves wait for the
/// next frame, where all since the last one are joined into one `pointermove`, or for the next press, release or turn.
///
/// ```java
/// page.pointer().click(20, 30);
/// page.runFrame(Duration.ofSeconds(1));
/// ```
///
/// Belongs to the thread of the page's loop.
public final class Pointer {
    /// Where the pointer was at one moment.
    ///
    /// @param timeNanos the loop's time
    record Sample(double x, double y, Set<Modifier> modifiers, long timeNanos) {}

    private final UserInput input;
    private final Window window;
    private final PointerDispatch dispatch;
    private List<Sample> moves = new ArrayList<>();
    private double x;
    private double y;

    Pointer(UserInput input, Window window) {
        this.input = input;
        this.window = window;
        dispatch = new PointerDispatch(window);
    }

    /// Moves it. A position outside of the viewport is allowed: there the page hears of it only while a button is down.
    public Pointer move(double toX, double toY) {
        if (!Double.isFinite(toX) || !Double.isFinite(toY)) {
            throw new IllegalArgumentException("the pointer's position must be finite, but is " + toX + ", " + toY);
        }
        x = toX;
        y = toY;
        moves.add(sample());
        window.eventLoop().requestFrame();
        return this;
    }

    /// Presses the main button.
    public Pointer press() {
        return press(PointerButton.MAIN);
    }

    /// Presses a button. Presses of one button at one place within half a second count as a double click, a triple click and so on.
    public Pointer press(PointerButton button) {
        queueMoves();
        Sample now = sample();
        input.queue("pointerdown", () -> dispatch.press(now, button));
        return this;
    }

    /// Releases the main button.
    public Pointer release() {
        return release(PointerButton.MAIN);
    }

    /// Releases a button.
    public Pointer release(PointerButton button) {
        queueMoves();
        Sample now = sample();
        input.queue("pointerup", () -> dispatch.release(now, button));
        return this;
    }

    /// Moves to a place, presses the main button and releases it.
    public Pointer click(double atX, double atY) {
        return click(atX, atY, PointerButton.MAIN);
    }

    /// Moves to a place, presses a button and releases it.
    public Pointer click(double atX, double atY, PointerButton button) {
        return move(atX, atY).press(button).release(button);
    }

    /// Turns the wheel where the pointer is.
    ///
    /// @param deltaX CSS pixels to the right
    /// @param deltaY CSS pixels down
    public Pointer wheel(double deltaX, double deltaY) {
        queueMoves();
        Sample now = sample();
        input.queue("wheel", () -> dispatch.wheel(now, deltaX, deltaY));
        return this;
    }

    /// Takes it out of the viewport.
    public Pointer leave() {
        queueMoves();
        Sample now = sample();
        input.queue("pointerleave", () -> dispatch.leave(now));
        return this;
    }

    /// Takes it away as a device that has been unplugged: what is pressed is not clicked.
    ///
    /// @see <a href="https://w3c.github.io/pointerevents/#the-pointercancel-event">Pointer Events: pointercancel</a>
    public Pointer cancel() {
        queueMoves();
        Sample now = sample();
        input.queue("pointercancel", () -> dispatch.cancel(now));
        return this;
    }

    /// The keyword of the property `cursor` where the pointer is, never `auto`.
    public String cursor() {
        return dispatch.cursor();
    }

    private Sample sample() {
        return new Sample(x, y, input.modifiers(), window.eventLoop().clock().now());
    }

    boolean needsFrame() {
        return !moves.isEmpty() || dispatch.mayLieOverSomethingElse();
    }

    void queueFrameAlignedTasks() {
        if (!moves.isEmpty()) {
            queueMoves();
        } else if (dispatch.mayLieOverSomethingElse()) {
            input.queue("pointer boundaries", dispatch::updateBoundaries);
        }
    }

    private void queueMoves() {
        if (!moves.isEmpty()) {
            List<Sample> joined = moves;
            moves = new ArrayList<>();
            input.queue("pointermove", () -> dispatch.move(joined));
        }
    }
}
