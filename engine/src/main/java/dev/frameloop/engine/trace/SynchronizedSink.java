package dev.frameloop.engine.trace;

/// A sink that several agents tell, each on its own thread: one at a time.
///
/// @param sink what is told
record SynchronizedSink(TraceSink sink) implements TraceSink {
    static TraceSink of(TraceSink sink) {
        return sink instanceof SynchronizedSink ? sink : new SynchronizedSink(sink);
    }

    static TraceSink original(TraceSink sink) {
        return sink instanceof SynchronizedSink(TraceSink original) ? original : sink;
    }

    @Override
    public void event(TracePhase phase, TraceKind kind, long id, long cause, String name, long nanos, long value) {
        synchronized (sink) {
            sink.event(phase, kind, id, cause, name, nanos, value);
        }
    }

    @Override
    public void addedTo(Trace trace) {
        synchronized (sink) {
            sink.addedTo(trace);
        }
    }
}
