package dev.frameloop.engine.agent;

import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.time.Clock;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/// The thread of an agent on the system clock: it runs beside the others.
final class FreeThread extends AgentThread {
    private static final Duration FOR_EVER = Duration.ofDays(36_500);

    private static final long NANOS_PER_MILLI = 1_000_000;

    private final AtomicInteger busy;
    private final AtomicBoolean idle = new AtomicBoolean();

    FreeThread(Agents agents, Agent agent, AtomicInteger busy) {
        super(agents, agent);
        this.busy = busy;
        busy.incrementAndGet();
    }

    @Override
    void run() {
        EventLoop loop = agent().eventLoop();
        while (!isOver()) {
            switch (loop.runUntil(this::isOver, FOR_EVER)) {
                case NOTHING_LEFT -> rest(loop);
                // Whoever ends the agent interrupts after that is known; any other interrupt is not meant for it.
                case INTERRUPTED -> Thread.interrupted();
                case CONDITION_MET, TIME_UP, ENDED -> {
                }
            }
        }
        agent().end();
        wake();
        busy.decrementAndGet();
        agents().ended(this);
    }

    /// Sleeps until something is posted. Whoever posts calls {@link #wake} afterwards, so that this agent counts as busy from then on; both
    /// under the thread's monitor, lest that wake comes when the message is done and the agent sleeps again.
    private void rest(EventLoop loop) {
        synchronized (this) {
            if (loop.steps().hasMessages()) {
                return;
            }
            idle.set(true);
        }
        if (busy.decrementAndGet() == 0) {
            agents().first().eventLoop().post(() -> {});
        }
        loop.steps().awaitMessage();
        wake();
    }

    @Override
    void wake() {
        if (idle.compareAndSet(true, false)) {
            busy.incrementAndGet();
        }
    }

    @Override
    long nextStepTime() {
        return Long.MAX_VALUE;
    }

    @Override
    void step() {
        throw new IllegalStateException("an agent on the system clock runs by itself");
    }

    @Override
    void block(Object monitor, long timeoutNanos, BooleanSupplier goesOn) {
        Clock clock = agent().eventLoop().clock();
        long end = timeoutNanos > Long.MAX_VALUE - clock.now() ? Long.MAX_VALUE : clock.now() + timeoutNanos;
        synchronized (monitor) {
            try {
                for (long left = end - clock.now(); left > 0 && !goesOn.getAsBoolean()
                        && !isOver(); left = end - clock.now()) {
                    monitor.wait(Math.min(left / NANOS_PER_MILLI, FOR_EVER.toMillis()), (int) (left % NANOS_PER_MILLI));
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Override
    void unblock(long nanos) {}

    @Override
    void end() {
        interrupt();
        agent().stopPageCode();
        agent().eventLoop().close();
    }
}
