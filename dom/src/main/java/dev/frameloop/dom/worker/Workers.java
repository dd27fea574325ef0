package dev.frameloop.dom.worker;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.engine.agent.Agent;
import dev.frameloop.engine.agent.Agents;
import org.jspecify.annotations.Nullable;

/// What the workers of one page have in common.
///
/// Any thread.
public final class Workers {
    private volatile @Nullable WorkerSettings settings;

    private Workers() {}

    /// Lets the scripts of a family of agents start workers.
    public static void allow(Agents agents, WorkerSettings settings) {
        of(agents).settings = settings;
    }

    private static Workers of(Agents agents) {
        return agents.shared(Workers.class, Workers::new);
    }

    /// What a worker is made with that an agent starts.
    ///
    /// @throws DOMException `NotSupportedError` where no workers are allowed
    static WorkerSettings settingsFor(Agent agent) {
        WorkerSettings found = of(agent.agents()).settings;
        if (found == null) {
            throw new DOMException("NotSupportedError", "This page may start no workers.");
        }
        return found;
    }
}
