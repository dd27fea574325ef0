package dev.frameloop.engine.agent;

import dev.frameloop.engine.loop.EventLoop;

import java.util.IdentityHashMap;
import java.util.Objects;
import java.util.function.Supplier;

/// An agent: an event loop, and the state that the standards keep once per agent for all realms on it, such as the mutation
/// observers that wait for their microtask, or the custom element reactions stack.
///
/// Owner thread of the loop only.
public final class Agent {
    private final String name;
    private final EventLoop eventLoop;
    private final IdentityHashMap<Class<?>, Object> state = new IdentityHashMap<>();

    /// @param name what traces and messages call it, `"window agent"` say
    /// @param eventLoop its loop
    public Agent(String name, EventLoop eventLoop) {
        this.name = name;
        this.eventLoop = eventLoop;
    }

    /// What traces and messages call it.
    public String name() {
        return name;
    }

    /// Its event loop.
    public EventLoop eventLoop() {
        return eventLoop;
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
}
