package dev.frameloop.engine.loop;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/// Whether a loop has ended, and who wants to know when it does. From any thread.
final class Termination {
    private final List<Runnable> observers = new CopyOnWriteArrayList<>();
    private volatile @Nullable String reason;

    @Nullable
    String reason() {
        return reason;
    }

    void addObserver(Runnable observer) {
        observers.add(observer);
    }

    void removeObserver(Runnable observer) {
        observers.remove(observer);
    }

    /// Ends the loop; only the first call has an effect.
    void terminate(String newReason) {
        synchronized (this) {
            if (reason != null) {
                return;
            }
            reason = newReason;
        }
        observers.forEach(Runnable::run);
    }
}
