package dev.frameloop.engine.agent;

import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.LoopTerminatedException;
import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Objects;
import java.util.function.Supplier;

/// An agent: an event loop, and the state that the standards keep once per agent for all realms on it, such as the mutation
/// observers that wait for their microtask, or the custom element reactions stack.
///
/// Owner thread of the loop only, but for {@link #isEnding} and {@link #postFrom}.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#agents-and-agent-clusters">HTML: agents and agent clusters</a>
public final class Agent {
    private final String name;
    private final EventLoop eventLoop;
    private final Agents agents;
    private final int number;
    private final IdentityHashMap<Class<?>, Object> state = new IdentityHashMap<>();
    private final Deque<Runnable> endings = new ArrayDeque<>();
    private volatile @Nullable Runnable stop;
    private volatile boolean ending;
    private volatile boolean silenced;

    /// The first agent of a family of its own. Those that it starts have loops with default options.
    ///
    /// @param name what traces and messages call it, `"window agent"` say
    /// @param eventLoop its loop
    public Agent(String name, EventLoop eventLoop) {
        this.name = name;
        this.eventLoop = eventLoop;
        number = 0;
        agents = new Agents(this, AgentOptions.defaults());
    }

    Agent(String name, EventLoop eventLoop, Agents agents, int number) {
        this.name = name;
        this.eventLoop = eventLoop;
        this.agents = agents;
        this.number = number;
    }

    /// The first agent of a family of its own.
    ///
    /// @param name what traces and messages call it, `"window agent"` say
    /// @param eventLoop its loop
    /// @param options what the loops of the others are made of
    public static Agent first(String name, EventLoop eventLoop, AgentOptions options) {
        return new Agents(name, eventLoop, options).first();
    }

    /// What traces and messages call it.
    public String name() {
        return name;
    }

    /// Its event loop.
    public EventLoop eventLoop() {
        return eventLoop;
    }

    /// The family that it belongs to.
    public Agents agents() {
        return agents;
    }

    /// Its number in the family, from 0 in the order in which they were started.
    public int number() {
        return number;
    }

    /// The state of one kind that a room keeps per agent, made when it is first asked for.
    ///
    /// @param type the state's class, its key
    /// @param make makes the first one
    public <T> T state(Class<T> type, Supplier<T> make) {
        Object held = state.get(type);
        if (held == null) {
            held = make.get();
            state.put(type, held);
        }
        return Objects.requireNonNull(type.cast(held));
    }

    // ---- From other agents ---------------------------------------------------------------------------------------------------

    /// Has something done in this agent, outside every task, for the agent that runs now: at once if that is this one, else when what
    /// it sends arrives. Things from one agent arrive in the order in which they were sent. What an agent sends that was terminated is lost.
    ///
    /// @param sender the agent that runs now
    public void postFrom(Agent sender, Runnable action) {
        if (sender == this) {
            action.run();
        } else if (!sender.silenced) {
            agents.post(sender, this, action);
        }
    }

    // ---- Its end -------------------------------------------------------------------------------------------------------------

    /// Whether no further task of this agent will run. From any thread.
    public boolean isEnding() {
        return ending;
    }

    /// Has something done when the agent ends, on its own thread; what was added last comes first.
    public void atEnd(Runnable action) {
        endings.push(action);
    }

    /// Tells how page code of this agent is stopped that runs; called from any thread, perhaps more than once.
    public void stopBy(Runnable newStop) {
        stop = newStop;
    }

    /// Ends the agent after the task that runs now. From the agent itself.
    public void endAfterThisTask() {
        ending = true;
    }

    void silence() {
        silenced = true;
        ending = true;
    }

    void stopPageCode() {
        Runnable action = stop;
        if (action != null) {
            action.run();
        }
    }

    /// Does what is to be done at the end, and closes the loop.
    void end() {
        while (!endings.isEmpty()) {
            try {
                endings.pop().run();
            } catch (LoopTerminatedException end) {
                // That is what happens.
            } catch (RuntimeException fault) {
                eventLoop.reportUncaught(fault);
            }
        }
        eventLoop.close();
    }

    @Override
    public String toString() {
        return name;
    }
}
