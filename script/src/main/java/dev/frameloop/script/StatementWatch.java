package dev.frameloop.script;

import dev.frameloop.dom.script.ScriptPosition;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.SourceSection;
import org.graalvm.polyglot.management.ExecutionEvent;
import org.graalvm.polyglot.management.ExecutionListener;

import java.util.function.Consumer;
import java.util.function.Predicate;

/// Tells a listener of each statement that one thread runs, before it runs. The language tells of those of all agents of an engine.
final class StatementWatch implements AutoCloseable {
    private final Thread thread = Thread.currentThread();
    private final Consumer<ScriptPosition> listener;
    private final ExecutionListener attached;

    /// Begins to listen to the current thread.
    ///
    /// @param sources whose statements count
    StatementWatch(Engine engine, Predicate<Source> sources, Consumer<ScriptPosition> listener) {
        this.listener = listener;
        attached = ExecutionListener.newBuilder().statements(true).sourceFilter(sources).onEnter(this::entered)
                .attach(engine);
    }

    private void entered(ExecutionEvent event) {
        SourceSection section = event.getLocation();
        if (Thread.currentThread() == thread && section != null && section.isAvailable()) {
            listener.accept(new ScriptPosition(section.getSource().getName(), section.getStartLine(),
                    section.getStartColumn()));
        }
    }

    @Override
    public void close() {
        attached.close();
    }
}
