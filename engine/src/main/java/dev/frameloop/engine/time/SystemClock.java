package dev.frameloop.engine.time;

import java.time.Instant;

/// Real time, by the JVM's monotonic clock.
public final class SystemClock implements Clock {
    private final Instant origin;
    private final long start;

    /// A clock whose origin is this moment.
    public SystemClock() {
        origin = Instant.now();
        start = System.nanoTime();
    }

    @Override
    public long now() {
        return System.nanoTime() - start;
    }

    @Override
    public long read() {
        return now();
    }

    @Override
    public Instant origin() {
        return origin;
    }

    @Override
    public boolean isVirtual() {
        return false;
    }

    @Override
    public void beginTask() {}
}
