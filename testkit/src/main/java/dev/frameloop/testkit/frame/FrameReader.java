package dev.frameloop.testkit.frame;

import dev.frameloop.engine.frame.FrameSource;
import dev.frameloop.engine.trace.TraceEvent;
import dev.frameloop.engine.trace.TraceIndex;
import dev.frameloop.engine.trace.TraceKind;
import dev.frameloop.engine.trace.Work;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/// Reads frames out of a trace.
final class FrameReader {
    private final List<TraceEvent> events;
    private final TraceIndex index;
    private final FrameSource frameSource;
    private final ArrayDeque<TraceEvent> open = new ArrayDeque<>();
    private final List<Frame> frames = new ArrayList<>();

    private List<Call> tasks = new ArrayList<>();
    private List<Step> steps = new ArrayList<>();
    private List<Call> calls = new ArrayList<>();
    private List<ForcedLayout> forcedLayouts = new ArrayList<>();
    /// The task in which the last frame ran.
    private long frameTask;
    private long missed;
    private long restyled;
    private long laidOut;
    private long painted;

    FrameReader(List<TraceEvent> events, FrameSource frameSource) {
        this.events = events;
        this.frameSource = frameSource;
        index = new TraceIndex(events);
    }

    List<Frame> read() {
        for (TraceEvent event : events) {
            switch (event.phase()) {
                case QUEUED -> {
                }
                case BEGIN -> begin(event);
                case END -> end(event);
                case INSTANT -> happened(event);
            }
        }
        return frames;
    }

    private void begin(TraceEvent event) {
        if (event.kind() == TraceKind.CALLBACK || event.kind() == TraceKind.MICROTASK) {
            // Its place is that of its beginning; when it ended is filled in then.
            if (isInFrame() && !isToldByWhatItRunsIn(event)) {
                calls.add(call(event, event.nanos()));
            }
        }
        open.push(event);
    }

    private void end(TraceEvent event) {
        TraceEvent begin = open.poll();
        if (begin == null || begin.id() != event.id()) {
            // The ring lost its beginning.
            open.clear();
            return;
        }
        switch (event.kind()) {
            case TASK -> {
                if (begin.id() != frameTask) {
                    tasks.add(call(begin, event.nanos()));
                }
            }
            case STEP -> steps.add(new Step(begin.name(), begin.nanos(), event.nanos()));
            case CALLBACK, MICROTASK -> ended(begin, event.nanos());
            case FRAME -> frame(begin, event);
            default -> {
            }
        }
    }

    private void ended(TraceEvent begin, long nanos) {
        for (int i = calls.size() - 1; i >= 0; i--) {
            if (calls.get(i).id() == begin.id()) {
                Call known = calls.get(i);
                calls.set(i, new Call(known.kind(), known.name(), known.id(), known.step(), known.startNanos(), nanos,
                        known.location()));
                return;
            }
        }
    }

    private void happened(TraceEvent event) {
        if (event.kind() == TraceKind.MISSED_FRAMES) {
            missed += event.value();
        } else if (event.kind() == TraceKind.WORK) {
            worked(event);
        }
    }

    private void worked(TraceEvent event) {
        String name = event.name();
        if (name.equals(Work.FORCED_LAYOUT.label())) {
            forcedLayouts.add(new ForcedLayout(event.nanos(), event.location(), event.value()));
        } else if (name.equals(Work.RESTYLED.label())) {
            restyled += event.value();
        } else if (name.equals(Work.LAID_OUT.label())) {
            laidOut += event.value();
        } else if (name.equals(Work.PAINTED.label())) {
            painted += event.value();
        }
    }

    private void frame(TraceEvent begin, TraceEvent end) {
        TraceEvent task = open.peek();
        frameTask = task == null ? 0 : task.id();
        long opportunity = begin.value();
        frames.add(new Frame(frames.size(), opportunity, begin.nanos(), end.nanos(), frameSource.tickAfter(opportunity),
                missed, tasks, steps, calls, forcedLayouts, restyled, laidOut, painted));
        tasks = new ArrayList<>();
        steps = new ArrayList<>();
        calls = new ArrayList<>();
        forcedLayouts = new ArrayList<>();
        missed = 0;
        restyled = 0;
        laidOut = 0;
        painted = 0;
    }

    private Call call(TraceEvent begin, long end) {
        TraceEvent request = index.request(begin.id());
        return new Call(begin.kind(), begin.name(), begin.id(), step(), begin.nanos(), end,
                request == null ? null : request.location());
    }

    private String step() {
        for (TraceEvent around : open) {
            if (around.kind() == TraceKind.STEP) {
                return around.name();
            }
        }
        return "";
    }

    private boolean isInFrame() {
        return open.stream().anyMatch(around -> around.kind() == TraceKind.FRAME);
    }

    /// Whether a callback is just what a callback that was asked for, or a microtask, is there to call, and so says nothing new.
    private boolean isToldByWhatItRunsIn(TraceEvent event) {
        TraceEvent around = open.peek();
        if (event.kind() != TraceKind.CALLBACK || around == null || index.request(event.id()) != null) {
            return false;
        }
        return around.kind() == TraceKind.CALLBACK && index.request(around.id()) != null
                || around.kind() == TraceKind.MICROTASK && around.name().equals(event.name());
    }
}
