package dev.frameloop.engine.agent;

import dev.frameloop.engine.loop.Companions;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.LoopSteps;
import dev.frameloop.engine.loop.LoopTerminatedException;
import dev.frameloop.engine.time.Clock;
import dev.frameloop.engine.time.VirtualClock;
import dev.frameloop.engine.trace.TraceKind;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// A family of agents: a page's first one, and those that were started for it, each on a thread and a loop of its own.
///
/// On the system clock they run side by side. On the virtual clock exactly one runs at a time, so that a run depends on nothing but
/// its inputs: the first agent's loop drives the others while it runs, and each step goes to the agent whose next task is due first; at
/// the same time the seed decides, then the agents' numbers. Each agent has a clock of its own then: work that takes time in one of
/// them does not hold up the others, and what an agent sends arrives at the time at which it was sent, or later where the receiver is
/// busy by then.
public final class Agents implements AutoCloseable {
    private final Agent first;
    private final AgentOptions options;
    /// All that were started and have not ended, in the order of their numbers.
    private final List<AgentThread> others = new CopyOnWriteArrayList<>();
    /// Those whose agents have ended, and that may not have come to their own end.
    private final List<AgentThread> leaving = new CopyOnWriteArrayList<>();
    private final Map<Class<?>, Object> shared = new ConcurrentHashMap<>();
    private final AtomicInteger lastNumber = new AtomicInteger();
    /// How many agents beside the first have something to do, on the system clock.
    private final AtomicInteger busy = new AtomicInteger();
    private final boolean virtual;
    private boolean companionsKnown;
    private long steps;
    private long hashOfOthers;
    private boolean closed;

    Agents(Agent first, AgentOptions options) {
        this.first = first;
        this.options = options;
        virtual = first.eventLoop().clock().isVirtual();
    }

    Agents(String name, EventLoop eventLoop, AgentOptions options) {
        first = new Agent(name, eventLoop, this, 0);
        this.options = options;
        virtual = eventLoop.clock().isVirtual();
    }

    /// The agent whose loop drives the family.
    public Agent first() {
        return first;
    }

    /// The state of one kind that a room keeps for the whole family. On the system clock all agents use it, each on its own thread.
    ///
    /// @param type the state's class, its key
    /// @param make makes it
    public <T> T shared(Class<T> type, Supplier<T> make) {
        return Objects.requireNonNull(type.cast(shared.computeIfAbsent(type, _ -> make.get())));
    }

    /// How many agents beside the first have been started and have not ended.
    public int runningCount() {
        return others.size();
    }

    /// A digest of everything that has run in all agents so far; on the virtual clock the same for the same inputs.
    public long traceHash() {
        long hash = first.eventLoop().trace().hash();
        long rest = hashOfOthers;
        for (AgentThread each : others) {
            rest = combined(rest, each.agent());
        }
        return hash ^ rest;
    }

    private static long combined(long hash, Agent agent) {
        return Long.rotateLeft(hash, 17) * 31 + agent.eventLoop().trace().hash() + agent.number();
    }

    // ---- Starting ------------------------------------------------------------------------------------------------------------

    /// Starts an agent. What it is to do comes to it as something that its parent has sent.
    ///
    /// @param parent the agent that runs now
    /// @param name what traces and messages call it
    /// @param body does what is to be done first, on the agent's thread and outside every task
    public Agent start(Agent parent, String name, Consumer<Agent> body) {
        int number = lastNumber.incrementAndGet();
        EventLoop loop = new EventLoop(options.loops().apply(clockOfAnother(parent.eventLoop().clock())), number);
        Agent agent = new Agent(name, loop, this, number);
        parent.eventLoop().trace().shareSinksWith(loop.trace(), !virtual);
        loop.trace().instant(TraceKind.AGENT, name, number);
        AgentThread thread = virtual ? new BatonThread(this, agent) : new FreeThread(this, agent, busy);
        others.add(thread);
        drive();
        agent.postFrom(parent, () -> body.accept(agent));
        thread.start();
        return agent;
    }

    private static Clock clockOfAnother(Clock clock) {
        if (!clock.isVirtual()) {
            return clock;
        }
        VirtualClock own = new VirtualClock(clock.origin());
        own.advanceTo(clock.now());
        return own;
    }

    private void drive() {
        if (!companionsKnown) {
            companionsKnown = true;
            Driver driver = new Driver();
            first.eventLoop().steps().setCompanions(driver);
        }
    }

    void post(Agent sender, Agent receiver, Runnable action) {
        EventLoop from = sender.eventLoop();
        LoopSteps steps = receiver.eventLoop().steps();
        AgentThread thread = threadOf(receiver);
        if (thread == null) {
            steps.postAt(from.clock().now(), from.trace().current(), action);
        } else {
            synchronized (thread) {
                steps.postAt(from.clock().now(), from.trace().current(), action);
                thread.wake();
            }
        }
    }

    private @Nullable AgentThread threadOf(Agent agent) {
        for (AgentThread each : others) {
            if (each.agent() == agent) {
                return each;
            }
        }
        return null;
    }

    // ---- Running, on the virtual clock ----------------------------------------------------------------------------------------

    private final class Driver implements Companions {
        @Override
        public boolean step(long own, long end) {
            if (!virtual || others.isEmpty()) {
                return false;
            }
            AgentThread next = null;
            long due = own;
            long rank = rank(0);
            for (AgentThread each : others) {
                long itsDue = each.nextStepTime();
                long itsRank = rank(each.agent().number());
                if (itsDue < due || itsDue == due && itsDue != Long.MAX_VALUE && itsRank < rank) {
                    next = each;
                    due = itsDue;
                    rank = itsRank;
                }
            }
            steps++;
            if (next == null || due > end) {
                return false;
            }
            next.step();
            return true;
        }

        @Override
        public long nextStepTime() {
            long next = Long.MAX_VALUE;
            for (AgentThread each : virtual ? others : List.<AgentThread>of()) {
                next = Math.min(next, each.nextStepTime());
            }
            return next;
        }

        @Override
        public boolean areIdle() {
            return virtual || busy.get() == 0;
        }
    }

    /// The place of an agent among those that are due at the same time, this once.
    private long rank(int number) {
        long z = options.seed() + steps * 0x9E3779B97F4A7C15L + number * 0xD1B54A32D192ED03L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    // ---- Waiting -------------------------------------------------------------------------------------------------------------

    /// Whether the agents of this family share memory.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#concept-settings-object-cross-origin-isolated-capability">HTML:
    ///     cross-origin isolated capability</a>
    public boolean isCrossOriginIsolated() {
        return options.crossOriginIsolated();
    }

    /// Whether an agent may wait while it does nothing else: all but the first.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#obtain-agent-cluster-key">HTML: agents, [[CanBlock]]</a>
    public boolean canBlock(Agent agent) {
        return agent != first;
    }

    void block(Agent agent, Object monitor, long timeoutNanos, BooleanSupplier goesOn) {
        AgentThread thread = threadOf(agent);
        if (thread == null) {
            throw new IllegalStateException("the agent " + agent + " may not wait");
        }
        thread.block(monitor, timeoutNanos, goesOn);
        if (agent.isEnding()) {
            agent.stopPageCode();
            throw new LoopTerminatedException("the agent was terminated");
        }
    }

    void unblock(Agent agent, long nanos) {
        AgentThread thread = threadOf(agent);
        if (thread != null) {
            thread.unblock(nanos);
        }
    }

    // ---- Ending --------------------------------------------------------------------------------------------------------------

    /// Ends an agent now: a task that runs there is stopped, what waits is thrown away. An agent that has ended already is ignored. On the
    /// virtual clock it has ended on return; on the system clock it ends soon.
    public void terminate(Agent agent) {
        AgentThread thread = threadOf(agent);
        if (thread != null) {
            agent.silence();
            thread.end();
        }
    }

    void ended(AgentThread thread) {
        leaving.removeIf(each -> !each.isAlive());
        leaving.add(thread);
        if (others.remove(thread)) {
            hashOfOthers = combined(hashOfOthers, thread.agent());
            if (!virtual) {
                first.eventLoop().post(() -> {});
            }
        }
    }

    /// Ends all agents but the first, and waits until their threads have ended. From the thread of the first; a second time does nothing.
    @Override
    public void close() {
        if (!closed) {
            closed = true;
            List<AgentThread> all = new ArrayList<>(others);
            all.forEach(each -> terminate(each.agent()));
            all.forEach(AgentThread::join);
            leaving.forEach(AgentThread::join);
        }
    }
}
