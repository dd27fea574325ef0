package dev.frameloop.engine.agent;

import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.RunOutcome;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/// The thread of an agent on the system clock: it runs beside the others.
final class FreeThread extends AgentThread {
    private static final Duration FOR_EVER = Duration.ofDays(36_500);

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
            if (loop.runUntil(this::isOver, FOR_EVER) == RunOutcome.NOTHING_LEFT) {
                rest(loop);
            }
        }
        agent().end();
        wake();
        busy.decrementAndGet();
        agents().ended(this);
    }

    /// Sleeps until something is posted. Whoever posts calls {@link #wake} afterwards, so that this agent counts as busy from then on.
    private void rest(EventLoop loop) {
        idle.set(true);
        if (loop.hasMessages() && idle.compareAndSet(true, false)) {
            return;
        }
        if (busy.decrementAndGet() == 0) {
            agents().first().eventLoop().post(() -> {});
        }
        loop.awaitMessage();
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
    void end() {
        agent().stopPageCode();
        agent().eventLoop().close();
    }
}
