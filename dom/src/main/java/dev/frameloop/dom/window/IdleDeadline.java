package dev.frameloop.dom.window;

import dev.frameloop.dom.script.PlatformObject;

/// Tells an idle callback how long it may take.
///
/// @see <a href="https://w3c.github.io/requestidlecallback/#the-idledeadline-interface">requestIdleCallback: IdleDeadline</a>
public final class IdleDeadline extends PlatformObject {
    private final dev.frameloop.engine.loop.IdleDeadline deadline;

    IdleDeadline(dev.frameloop.engine.loop.IdleDeadline deadline) {
        this.deadline = deadline;
    }

    /// How much of the idle period is left, in milliseconds, from 0 to 50.
    public double timeRemaining() {
        return deadline.timeRemaining();
    }

    /// Whether the callback runs because its timeout has passed.
    public boolean didTimeout() {
        return deadline.didTimeout();
    }
}
