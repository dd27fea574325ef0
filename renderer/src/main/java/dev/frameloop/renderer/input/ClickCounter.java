package dev.frameloop.renderer.input;

import org.jspecify.annotations.Nullable;

/// How many presses of one button in a row there were at one place: `detail` of `mousedown` and `click`.
///
/// @see <a href="https://w3c.github.io/uievents/#current-click-count">UI Events: current click count</a>
final class ClickCounter {
    private static final long LONGEST_PAUSE = 500_000_000;
    private static final double FARTHEST = 4;

    private Pointer.@Nullable Sample lastPress;
    private @Nullable PointerButton lastButton;
    private int count;

    /// Counts a press.
    int press(Pointer.Sample now, PointerButton button) {
        Pointer.Sample before = lastPress;
        boolean again = before != null && button == lastButton && now.timeNanos() - before.timeNanos() <= LONGEST_PAUSE
                && Math.abs(now.x() - before.x()) <= FARTHEST && Math.abs(now.y() - before.y()) <= FARTHEST;
        count = again ? count + 1 : 1;
        lastPress = now;
        lastButton = button;
        return count;
    }

    int count() {
        return count;
    }
}
