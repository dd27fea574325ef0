package dev.frameloop.testkit.page;

import dev.frameloop.dom.script.ConsoleMessage;
import dev.frameloop.engine.loop.Task;
import dev.frameloop.engine.loop.TaskQueue;
import dev.frameloop.engine.trace.TraceEvent;
import dev.frameloop.engine.trace.TraceIndex;
import dev.frameloop.engine.trace.TracePhase;
import dev.frameloop.engine.trace.TraceText;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.testkit.frame.Frame;
import dev.frameloop.testkit.frame.Frames;

import java.util.List;
import java.util.Locale;

/// Tells in words what a page's loop was doing.
final class LoopAccount {
    private static final double NANOS_PER_MILLI = 1e6;
    private static final int LAST_LINES = 30;
    private static final int LAST_FRAMES = 5;
    private static final int LAST_MESSAGES = 10;
    private static final int MOST_CAUSES = 8;

    private final Page page;
    private final List<Frame> frames;
    private final List<TraceEvent> events;
    private final TraceIndex index;
    private final StringBuilder text = new StringBuilder();

    LoopAccount(Page page, Frames frames, List<TraceEvent> events) {
        this.page = page;
        this.frames = frames.all();
        this.events = events;
        index = new TraceIndex(events);
    }

    String text() {
        line("the page at %.3f ms: %d frame%s%s", page.eventLoop().clock().now() / NANOS_PER_MILLI, frames.size(),
                frames.size() == 1 ? "" : "s",
                page.termination() == null ? "" : "; it was ended: " + page.termination());
        lastFrames();
        whatRanLast();
        whyTheLastRan();
        whatWaits();
        console();
        return text.toString();
    }

    private void lastFrames() {
        if (!frames.isEmpty()) {
            line("the last frames:");
            last(frames, LAST_FRAMES).forEach(frame -> line("  %s", frame.describe()));
        }
    }

    private void whatRanLast() {
        StringBuilder trace = new StringBuilder();
        TraceText.write(events, trace);
        line("what ran last:");
        last(trace.toString().lines().toList(), LAST_LINES).forEach(last -> line("  %s", last));
    }

    private void whyTheLastRan() {
        for (int i = events.size() - 1; i >= 0; i--) {
            TraceEvent event = events.get(i);
            if (event.phase() == TracePhase.BEGIN && !TraceText.reason(event, index).isEmpty()) {
                line("why %s ran:", TraceText.describe(event));
                for (TraceEvent request : index.causes(event.id(), MOST_CAUSES)) {
                    String reason = TraceText.reason(request, index);
                    line("  %s, asked for at %.3f ms by %s", TraceText.describe(request),
                            request.nanos() / NANOS_PER_MILLI, reason.isEmpty() ? "the page's load" : reason);
                }
                return;
            }
        }
    }

    private void whatWaits() {
        for (TaskQueue queue : page.eventLoop().taskQueues()) {
            for (Task task : queue.snapshot()) {
                TraceEvent asker = index.beginning(task.cause());
                line("waits in the task queue \"%s\": %s #%d%s", queue.source().label(), task.name(), task.id(),
                        asker == null ? "" : " <- " + TraceText.describe(asker));
            }
        }
    }

    private void console() {
        List<ConsoleMessage> console = page.console();
        if (!console.isEmpty()) {
            line("the console:");
            last(console, LAST_MESSAGES).forEach(message -> line("  %s", message.text()));
        }
    }

    private void line(String format, Object... arguments) {
        text.append(String.format(Locale.ROOT, format, arguments)).append('\n');
    }

    private static <T> List<T> last(List<T> list, int count) {
        return list.subList(Math.max(0, list.size() - count), list.size());
    }
}
