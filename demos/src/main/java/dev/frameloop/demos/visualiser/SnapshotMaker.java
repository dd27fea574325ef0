package dev.frameloop.demos.visualiser;

import dev.frameloop.demos.visualiser.LoopWatch.Open;
import dev.frameloop.demos.visualiser.Snapshot.Cause;
import dev.frameloop.demos.visualiser.Snapshot.Entry;
import dev.frameloop.demos.visualiser.Snapshot.Excerpt;
import dev.frameloop.demos.visualiser.Snapshot.Item;
import dev.frameloop.demos.visualiser.Snapshot.Line;
import dev.frameloop.demos.visualiser.Snapshot.Phase;
import dev.frameloop.dom.script.ConsoleMessage;
import dev.frameloop.dom.script.ScriptFrame;
import dev.frameloop.dom.script.ScriptPosition;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.Task;
import dev.frameloop.engine.loop.TaskQueue;
import dev.frameloop.engine.loop.TaskSource;
import dev.frameloop.engine.trace.TraceEvent;
import dev.frameloop.engine.trace.TraceIndex;
import dev.frameloop.engine.trace.TraceKind;
import dev.frameloop.renderer.display.Image;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.paint.Bitmap;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Makes pictures of a page and its loop that outlive the moment.
///
/// Owner thread of the page's loop only. It reads and changes nothing: no layout is brought up to date for being looked at.
final class SnapshotMaker {
    private static final int CAUSES = 8;
    private static final int CONSOLE_LINES = 9;

    private final Page page;
    private final Sources sources;
    private final Selection selection;
    /// The sources whose queues are shown: some always, the others once they have had a task.
    private final Set<TaskSource> used = EnumSet.of(TaskSource.USER_INTERACTION, TaskSource.TIMER,
            TaskSource.RENDERING, TaskSource.NETWORKING);
    private @Nullable Image picture;
    private long paintsPictured;

    /// What the watch knows.
    ///
    /// @param line the line of page code that is about to run; empty where none is
    record State(String at, String line, Phase phase, List<Open> open, List<TraceEvent> events,
            List<Snapshot.Step> steps,
            Snapshot.Touched touched, FrameStrip.View strip, int frame,
            long paints) {}

    SnapshotMaker(Page page, Sources sources, Selection selection) {
        this.page = page;
        this.sources = sources;
        this.selection = selection;
    }

    Snapshot make(State state) {
        TraceIndex index = new TraceIndex(state.events());
        List<ScriptFrame> frames = page.callStack();
        long current = state.open().isEmpty() ? 0 : state.open().getFirst().id();
        long selected = selection.id() == 0 ? current : selection.id();
        List<Cause> causes = causes(selected, state, index);
        return new Snapshot(page.eventLoop().clock().now(), state.frame(), state.at(), state.phase(),
                queues(state, index),
                microtasks(state, index), stack(state, frames, index), state.steps(), state.touched(), state.strip(),
                causes,
                console(), excerpt(state, frames, causes), picture(state.paints()));
    }

    private List<Snapshot.Queue> queues(State state, TraceIndex index) {
        Open task = running(state, TraceKind.TASK);
        TaskSource runningSource = task == null ? null : TaskSource.values()[(int) task.value()];
        if (runningSource != null) {
            used.add(runningSource);
        }
        List<Snapshot.Queue> queues = new ArrayList<>();
        for (TaskSource source : TaskSource.values()) {
            List<Item> items = new ArrayList<>();
            if (task != null && source == runningSource) {
                items.add(item(task.id(), task.name(), true, index));
            }
            for (TaskQueue queue : page.eventLoop().taskQueues()) {
                if (queue.source() == source) {
                    for (Task waiting : queue.snapshot()) {
                        items.add(item(waiting.id(), waiting.name(), false, index));
                    }
                }
            }
            if (!items.isEmpty()) {
                used.add(source);
            }
            if (used.contains(source)) {
                queues.add(new Snapshot.Queue(source.label(), Styles.of(source), items, soon(source)));
            }
        }
        return queues;
    }

    private static Item item(long id, String name, boolean isRunning, TraceIndex index) {
        return new Item(id, name, where(id, index), isRunning);
    }

    private static String where(long id, TraceIndex index) {
        TraceEvent request = index.request(id);
        return request == null || request.location() == null ? "" : request.location();
    }

    /// When the next task of a source will come, where that is certain.
    private String soon(TaskSource source) {
        EventLoop loop = page.eventLoop();
        long due = switch (source) {
            case TIMER -> loop.nextTimerDue();
            case RENDERING -> loop.nextFrameDue();
            default -> Long.MAX_VALUE;
        };
        long left = due - loop.clock().now();
        if (due == Long.MAX_VALUE) {
            return "";
        }
        return left <= 0 ? "due now" : String.format(Locale.ROOT, "next in %.3f ms", left / 1e6);
    }

    private List<Item> microtasks(State state, TraceIndex index) {
        List<Item> items = new ArrayList<>();
        Open microtask = running(state, TraceKind.MICROTASK);
        if (microtask != null) {
            items.add(item(microtask.id(), microtask.name(), true, index));
        }
        page.eventLoop().waitingMicrotasks().forEach(it -> items.add(item(it.id(), it.name(), false, index)));
        return items;
    }

    private static @Nullable Open running(State state, TraceKind kind) {
        return state.open().stream().filter(it -> it.kind() == kind).findFirst().orElse(null);
    }

    private static List<Entry> stack(State state, List<ScriptFrame> frames, TraceIndex index) {
        List<Entry> stack = new ArrayList<>();
        String line = state.line();
        for (ScriptFrame frame : frames) {
            stack.add(new Entry(0, "function", frame.function().isEmpty() ? "(anonymous)" : frame.function() + "()",
                    line.isEmpty() ? frame.position().brief() : line));
            line = "";
        }
        Open inner = null;
        for (Open it : state.open()) {
            // A callback that was asked for runs within what tells of its calling, and one of the two is enough.
            boolean tells = inner != null && inner.kind() == TraceKind.CALLBACK && it.kind() == TraceKind.CALLBACK
                    && index.request(inner.id()) == null && index.request(it.id()) != null;
            if (tells) {
                stack.removeLast();
            }
            inner = it;
            stack.add(new Entry(it.id(), it.kind().label(), it.name(), where(it.id(), index)));
        }
        return stack;
    }

    private static List<Cause> causes(long id, State state, TraceIndex index) {
        List<Cause> causes = new ArrayList<>();
        if (id == 0) {
            return causes;
        }
        List<TraceEvent> requests = index.causes(id, CAUSES);
        TraceEvent itself = index.beginning(id);
        if (itself != null && (requests.isEmpty() || requests.getFirst().id() != id)) {
            causes.add(new Cause(id, itself.kind().label(), itself.name(), "", itself.nanos()));
        }
        for (TraceEvent request : requests) {
            String where = request.location() == null ? "" : request.location();
            TraceEvent begun = index.beginning(request.id());
            causes.add(new Cause(request.id(), request.kind().label(), request.name(), where,
                    begun == null ? request.nanos() : begun.nanos()));
        }
        return causes;
    }

    private List<Line> console() {
        List<ConsoleMessage> all = page.console();
        List<Line> lines = new ArrayList<>();
        for (ConsoleMessage message : all.subList(Math.max(0, all.size() - CONSOLE_LINES), all.size())) {
            String where = message.filename().isEmpty() || message.lineNumber() == 0
                    ? ""
                    : new ScriptPosition(message.filename(), message.lineNumber(), 1).brief();
            lines.add(new Line(message.level().name().toLowerCase(Locale.ROOT), message.text(), where));
        }
        return lines;
    }

    private @Nullable Excerpt excerpt(State state, List<ScriptFrame> frames, List<Cause> causes) {
        if (!frames.isEmpty() && selection.id() == 0) {
            return sources.excerpt(state.line().isEmpty() ? frames.getFirst().position().brief() : state.line(), true);
        }
        for (Cause cause : causes) {
            if (!cause.where().isEmpty()) {
                return sources.excerpt(cause.where(), false);
            }
        }
        return null;
    }

    private @Nullable Image picture(long paints) {
        if (paints != paintsPictured) {
            Bitmap bitmap = page.paintedPicture();
            picture = Image.ofPremultiplied(bitmap.width(), bitmap.height(), bitmap.pixels().clone());
            paintsPictured = paints;
        }
        return picture;
    }
}
