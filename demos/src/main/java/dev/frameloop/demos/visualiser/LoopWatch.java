package dev.frameloop.demos.visualiser;

import dev.frameloop.demos.visualiser.FrameStrip.Span;
import dev.frameloop.demos.visualiser.Snapshot.Phase;
import dev.frameloop.dom.script.ScriptPosition;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.TaskSource;
import dev.frameloop.engine.time.Clock;
import dev.frameloop.engine.trace.Trace;
import dev.frameloop.engine.trace.TraceEvent;
import dev.frameloop.engine.trace.TraceKind;
import dev.frameloop.engine.trace.TracePhase;
import dev.frameloop.engine.trace.TraceRecorder;
import dev.frameloop.engine.trace.TraceSink;
import dev.frameloop.renderer.page.Page;
import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;

/// Sees every event of a page's trace on the page's own thread, keeps what the visualiser shows of it, and hands the thread to the
/// {@link Stepper} at each boundary: before a task, a microtask, a step of the update of the rendering, and after a frame.
///
/// A sink may take as long as it likes, so the loop stands still while it is held here and needs no part in it.
final class LoopWatch implements TraceSink {
    private static final int REMEMBERED = 6_000;
    private static final TaskSource[] SOURCES = TaskSource.values();

    private final TraceRecorder recorder = new TraceRecorder(REMEMBERED);
    private final Stepper stepper;
    private final FrameStrip strip;
    private final RenderingSteps steps = new RenderingSteps();
    private final TouchedBoxes touched = new TouchedBoxes();
    private final Deque<Open> open = new ArrayDeque<>();
    private final Supplier<Snapshot> look;
    private String at = "";
    private boolean frameOver;
    /// The line of the last statement, and how deep the trace was then.
    private String line = "";
    private int lineDepth;
    private @Nullable SnapshotMaker maker;
    private @Nullable Clock clock;

    /// Something that has begun and not ended.
    record Open(TraceKind kind, long id, String name, long begun, long value) {}

    LoopWatch(Stepper stepper, VsyncRate rate) {
        this.stepper = stepper;
        strip = new FrameStrip(rate);
        look = this::look;
    }

    /// Tells whose trace this is, before its first event that matters.
    void watch(Page page, Sources sources, Selection selection) {
        EventLoop loop = page.eventLoop();
        clock = loop.clock();
        maker = new SnapshotMaker(page, sources, selection);
        page.observeRendering(touched);
        page.setStatementListener(this::statement);
    }

    @Override
    public void addedTo(Trace trace) {
        recorder.addedTo(trace);
    }

    @Override
    public void event(TracePhase phase, TraceKind kind, long id, long cause, String name, long nanos, long value) {
        recorder.event(phase, kind, id, cause, name, nanos, value);
        if (clock == null) {
            return;
        }
        switch (phase) {
            case QUEUED -> {
            }
            case BEGIN -> begins(new Open(kind, id, name, nanos, value));
            case END -> ends(kind, nanos);
            case INSTANT -> happens(kind, name, value);
        }
    }

    private void begins(Open it) {
        Open around = open.peek();
        open.push(it);
        switch (it.kind) {
            case TASK -> {
                if (frameOver) {
                    touched.clear();
                    frameOver = false;
                }
                boundary(StepSize.TASK, "task · " + it.name, it.begun);
            }
            case MICROTASK -> boundary(StepSize.MICROTASK, "microtask · " + it.name, it.begun);
            case FRAME -> {
                strip.frameBegins(it.value);
                steps.frameBegins();
            }
            case STEP -> {
                steps.begins(it.name);
                boundary(StepSize.STEP, "rendering step · " + it.name, it.begun);
            }
            case CALLBACK -> {
                if (around != null && around.kind == TraceKind.STEP) {
                    steps.called();
                }
            }
            default -> {
            }
        }
    }

    private void ends(TraceKind kind, long nanos) {
        if (kind == TraceKind.FRAME) {
            strip.frameEnds(nanos);
            steps.frameEnds();
            frameOver = true;
            boundary(StepSize.FRAME, "frame " + strip.count() + " is done", nanos);
        }
        Open it = open.poll();
        if (it == null) {
            return;
        }
        if (kind == TraceKind.STEP) {
            steps.ends();
        }
        Span span = span(it, nanos);
        if (span != null && (kind != TraceKind.STEP || nanos > it.begun)) {
            strip.ran(span);
        }
    }

    private void happens(TraceKind kind, String name, long value) {
        if (kind == TraceKind.WORK) {
            steps.worked(name, value);
        } else if (kind == TraceKind.MISSED_FRAMES) {
            strip.refreshesDropped(value);
        }
    }

    /// A statement of page code is about to run. Of one line there is often more than one, and only the first is a boundary.
    private void statement(ScriptPosition position) {
        String place = position.brief();
        boolean sameLine = place.equals(line) && open.size() == lineDepth;
        line = place;
        lineDepth = open.size();
        if (!sameLine && clock != null && stepper.looksAtLines()) {
            boundary(StepSize.LINE, "line · " + place, clock.now());
        }
    }

    private void boundary(StepSize size, String what, long nanos) {
        at = what;
        stepper.at(size, nanos, look);
    }

    /// The page has nothing left to do: stays until somebody lets it go on.
    void rest(String why) {
        at = why;
        stepper.atRest(look);
    }

    /// How something stands in the strip; null where it does not.
    private static @Nullable Span span(Open it, long to) {
        return switch (it.kind) {
            case TASK -> SOURCES[(int) it.value] == TaskSource.RENDERING
                    ? null
                    : new Span(0, Styles.of(SOURCES[(int) it.value]), it.name, it.id, it.begun, to);
            case MICROTASK -> new Span(1, "microtask", it.name, it.id, it.begun, to);
            case STEP -> new Span(2, Styles.ofStep(it.name), it.name, it.id, it.begun, to);
            default -> null;
        };
    }

    private Snapshot look() {
        if (maker == null || clock == null) {
            throw new IllegalStateException("nobody said which page to watch");
        }
        List<Span> running = new ArrayList<>();
        for (Open it : open) {
            Span span = span(it, clock.now());
            if (span != null) {
                running.addFirst(span);
            }
        }
        List<TraceEvent> events = recorder.events();
        return maker.make(new SnapshotMaker.State(at, at.startsWith("line") ? line : "", phase(), List.copyOf(open),
                events, steps.view(), touched.view(),
                strip.view(clock.now(), running), strip.count(), touched.paints()));
    }

    private Phase phase() {
        for (Open it : open) {
            switch (it.kind) {
                case MICROTASK, CHECKPOINT -> {
                    return Phase.MICROTASKS;
                }
                case FRAME -> {
                    return Phase.RENDERING;
                }
                case TASK -> {
                    return SOURCES[(int) it.value] == TaskSource.RENDERING ? Phase.RENDERING : Phase.TASK;
                }
                default -> {
                }
            }
        }
        return Phase.REST;
    }
}
