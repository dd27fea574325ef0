package dev.frameloop.engine.agent;

import java.util.function.BooleanSupplier;

/// The thread of an agent.
abstract class AgentThread {
    /// Scripts need deep stacks.
    private static final long STACK_SIZE = 16L << 20;

    private final Agents agents;
    private final Agent agent;
    private final Thread thread;

    AgentThread(Agents agents, Agent agent) {
        this.agents = agents;
        this.agent = agent;
        thread = Thread.ofPlatform().daemon().name("frameloop " + agent.name()).stackSize(STACK_SIZE).unstarted(() -> {
            agent.eventLoop().claim();
            run();
        });
    }

    final Agent agent() {
        return agent;
    }

    final Agents agents() {
        return agents;
    }

    final void start() {
        thread.start();
    }

    /// Whether the agent is to end, or its loop has.
    final boolean isOver() {
        return agent.isEnding() || agent.eventLoop().termination() != null;
    }

    final boolean isAlive() {
        return thread.isAlive();
    }

    /// Waits for the end of the thread.
    final void join() {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /// What the thread does, from its first moment to its last.
    abstract void run();

    /// Somebody has posted something to the agent.
    abstract void wake();

    /// When the agent has something to do next, on the virtual clock.
    abstract long nextStepTime();

    /// Lets the agent do what comes next, on the virtual clock, and waits for it.
    abstract void step();

    /// Waits, on the agent's thread and in the middle of its task.
    ///
    /// @param monitor is notified when `goesOn` may have changed, on the system clock
    /// @param timeoutNanos how long at the most; {@link Long#MAX_VALUE} for ever
    abstract void block(Object monitor, long timeoutNanos, BooleanSupplier goesOn);

    /// What the agent waits for has come, at a time of the virtual clock.
    abstract void unblock(long nanos);

    /// Wakes the thread, wherever it sleeps.
    final void interrupt() {
        thread.interrupt();
    }

    /// The agent is to end: makes it do so.
    abstract void end();
}
