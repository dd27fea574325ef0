package dev.frameloop.demos.explore;

import dev.frameloop.demos.page.PageRun;
import dev.frameloop.dom.script.ConsoleMessage;
import dev.frameloop.engine.explore.Subject;
import dev.frameloop.engine.loop.SchedulingPolicy;
import dev.frameloop.engine.trace.TraceSink;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.PageOptions;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// A page as what is explored: its outcome is the value of an expression, and what went wrong.
///
/// @param source opens the page
/// @param options its options, without policy and sink
/// @param expression what its outcome is
/// @param until what to wait for; null for the end of the time, or until nothing is left to do
/// @param length how much page time a run gets
record ExploredPage(Source source, PageOptions options, String expression, @Nullable String until,
        Duration length) implements Subject {
    /// Opens a page, from several threads.
    interface Source {
        Page open(PageOptions options) throws IOException;
    }

    @Override
    public String run(SchedulingPolicy policy, @Nullable TraceSink sink) throws IOException {
        try (Page page = source.open(options.withPolicy(() -> policy).withTraceSink(sink))) {
            PageRun run = new PageRun(page, length);
            if (until == null) {
                page.runFor(length.dividedBy(2));
            } else {
                run.until(until);
            }
            String value = run.evaluate(expression);
            List<String> wrong = new ArrayList<>(run.problems());
            for (ConsoleMessage message : page.console()) {
                if (message.level() == ConsoleMessage.Level.UNCAUGHT) {
                    wrong.add(message.text());
                }
            }
            return wrong.isEmpty() ? value : value + "  with " + String.join("; ", wrong);
        }
    }
}
