package dev.frameloop.engine.agent;

import java.util.concurrent.Semaphore;

/// The thread of an agent on the virtual clock: it runs while it holds the baton, which the thread that lets it run hands over and waits
/// for.
final class BatonThread extends AgentThread {
    private final Semaphore baton = new Semaphore(0);
    private final Semaphore handedBack = new Semaphore(0);
    private boolean over;

    BatonThread(Agents agents, Agent agent) {
        super(agents, agent);
    }

    @Override
    void run() {
        baton.acquireUninterruptibly();
        while (!isOver()) {
            agent().eventLoop().step();
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
        return agent().eventLoop().nextStepTime();
    }

    @Override
    void step() {
        baton.release();
        handedBack.acquireUninterruptibly();
        if (over) {
            agents().ended(this);
        }
    }

    @Override
    void end() {
        step();
    }
}
