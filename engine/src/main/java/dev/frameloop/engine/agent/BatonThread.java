package dev.frameloop.engine.agent;

import dev.frameloop.engine.time.VirtualClock;

import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;

/// The thread of an agent on the virtual clock: it runs while it holds the baton, which the thread that lets it run hands over and waits
/// for.
final class BatonThread extends AgentThread {
    private final Semaphore baton = new Semaphore(0);
    private final Semaphore handedBack = new Semaphore(0);
    private boolean over;
    private boolean blocked;
    private long blockedUntil;

    BatonThread(Agents agents, Agent agent) {
        super(agents, agent);
    }

    @Override
    void run() {
        baton.acquireUninterruptibly();
        while (!isOver()) {
            agent().eventLoop().steps().step();
            if (!isOver()) {
                handBack();
            }
        }
        agent().end();
        over = true;
        handedBack.release();
    }

    private void handBack() {
        handedBack.release();
        baton.acquireUninterruptibly();
    }

    @Override
    void wake() {}

    @Override
    long nextStepTime() {
        return blocked ? blockedUntil : agent().eventLoop().steps().nextStepTime();
    }

    @Override
    void step() {
        baton.release();
        handedBack.acquireUninterruptibly();
        if (over) {
            agents().ended(this);
            join();
        }
    }

    @Override
    void block(Object monitor, long timeoutNanos, BooleanSupplier goesOn) {
        VirtualClock clock = (VirtualClock) agent().eventLoop().clock();
        blocked = true;
        blockedUntil = timeoutNanos > Long.MAX_VALUE - clock.now() ? Long.MAX_VALUE : clock.now() + timeoutNanos;
        handBack();
        blocked = false;
        if (!isOver()) {
            clock.advanceTo(blockedUntil);
        }
    }

    @Override
    void unblock(long nanos) {
        blockedUntil = Math.max(nanos, agent().eventLoop().clock().now());
    }

    @Override
    void end() {
        step();
    }
}
