package dev.frameloop.engine.trace;

/// What kind of thing a trace event tells of.
public enum TraceKind {
    /// A task of a task queue.
    TASK("task"),
    /// A microtask: a promise job, a `queueMicrotask` callback, the delivery of mutation records.
    MICROTASK("microtask"),
    /// A microtask checkpoint that had something to do.
    CHECKPOINT("microtask checkpoint"),
    /// A callback within a task, a microtask or a rendering step: a listener, an observer's, an animation frame's.
    CALLBACK("callback"),
    /// A script, from its first statement to its last.
    SCRIPT("script"),
    /// One update of the rendering. Its value is the rendering opportunity's time in nanoseconds.
    FRAME("frame"),
    /// One step of the update of the rendering.
    STEP("rendering step"),
    /// Work of style, layout or paint. Its value counts what was done: elements, boxes, pixels.
    WORK("work"),
    /// A timer that was set. Its value is the timer's handle.
    TIMER("timer"),
    /// Rendering opportunities that passed unused because the loop was busy. Its value is how many.
    MISSED_FRAMES("missed frames"),
    /// A message for people: console output, an uncaught error.
    MESSAGE("message"),
    /// An agent that begins: a worker. Its value is the agent's number.
    AGENT("agent"),
    /// A phase of the libuv-shaped loop. The value of a poll is how many milliseconds it may block, -1 for as long as it takes.
    PHASE("loop phase"),
    /// A callback of `process.nextTick`.
    TICK("next tick");

    private final String label;

    TraceKind(String label) {
        this.label = label;
    }

    /// The kind in words, as exports and reports show it.
    public String label() {
        return label;
    }
}
