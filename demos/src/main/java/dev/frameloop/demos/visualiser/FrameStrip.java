package dev.frameloop.demos.visualiser;

import dev.frameloop.engine.frame.FrameSource;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

/// Remembers the last frames: when each was due, whether it was in time, and what ran in the meantime.
///
/// Owner thread of the page's loop only.
final class FrameStrip {
    private static final int MOST_SPANS = 400;
    private static final int MOST_FRAMES = 40;
    /// How many refreshes of the display are shown.
    private static final int SHOWN = 8;

    private final FrameSource frameSource;
    private final Deque<Span> spans = new ArrayDeque<>();
    private final Deque<Frame> frames = new ArrayDeque<>();
    private long dropped;
    private int count;

    /// Something that ran.
    ///
    /// @param lane the row that it stands in: 0 for tasks, 1 for microtasks, 2 for the rendering
    /// @param style what kind of thing it is, as the style sheet calls it
    record Span(int lane, String style, String name, long id, long from, long to) {}

    /// How an interval between two refreshes went.
    enum Outcome {
        /// Its frame was ready by its deadline.
        MADE,
        /// Its frame was ready only after its deadline.
        LATE,
        /// The loop was too busy to begin its frame.
        DROPPED,
        /// There was nothing to update.
        IDLE,
        /// It is not over.
        OPEN
    }

    /// The interval between two refreshes of the display.
    record Tick(long from, long to, int number, Outcome outcome) {}

    /// What is to be seen of the strip.
    record View(long from, long to, long now, List<Tick> ticks, List<Span> spans) {}

    private static final class Frame {
        final int number;
        final long opportunity;
        final long deadline;
        long end = Long.MAX_VALUE;
        long droppedBefore;

        Frame(int number, long opportunity, long deadline) {
            this.number = number;
            this.opportunity = opportunity;
            this.deadline = deadline;
        }
    }

    FrameStrip(FrameSource frameSource) {
        this.frameSource = frameSource;
    }

    /// How many frames have begun.
    int count() {
        return count;
    }

    void frameBegins(long opportunity) {
        Frame frame = new Frame(++count, opportunity, opportunity + frameSource.intervalNanos());
        frame.droppedBefore = dropped;
        dropped = 0;
        frames.addLast(frame);
        if (frames.size() > MOST_FRAMES) {
            frames.removeFirst();
        }
    }

    void frameEnds(long nanos) {
        frames.getLast().end = nanos;
    }

    /// Refreshes went by while the loop was busy.
    void refreshesDropped(long number) {
        dropped = number;
    }

    void ran(Span span) {
        spans.addLast(span);
        if (spans.size() > MOST_SPANS) {
            spans.removeFirst();
        }
    }

    /// The last refreshes and what ran in them.
    ///
    /// @param now the loop's time
    /// @param open what runs and has not ended, up to now
    View view(long now, List<Span> open) {
        long current = Math.max(0, frameSource.tickAtOrBefore(now));
        long interval = frameSource.intervalNanos();
        long from = current;
        for (int i = 1; i < SHOWN - 1 && from > 0; i++) {
            from = Math.max(0, frameSource.tickAtOrBefore(from - 1));
        }
        List<Tick> ticks = new ArrayList<>();
        long at = from;
        for (int i = 0; i < SHOWN; i++) {
            long next = frameSource.tickAfter(at);
            ticks.add(tick(at, next, now));
            at = next;
        }
        List<Span> shown = new ArrayList<>();
        for (Iterator<Span> it = spans.descendingIterator(); it.hasNext();) {
            Span span = it.next();
            if (span.to >= from) {
                shown.addFirst(span);
            }
        }
        shown.addAll(open);
        return new View(from, from + SHOWN * interval, now, ticks, shown);
    }

    private Tick tick(long from, long to, long now) {
        for (Iterator<Frame> it = frames.descendingIterator(); it.hasNext();) {
            Frame frame = it.next();
            if (frame.opportunity == from) {
                Outcome outcome = frame.end == Long.MAX_VALUE
                        ? now > frame.deadline ? Outcome.LATE : Outcome.OPEN
                        : frame.end <= frame.deadline ? Outcome.MADE : Outcome.LATE;
                return new Tick(from, to, frame.number, outcome);
            }
            long interval = to - from;
            boolean busy = frame.opportunity < from && frame.end > from && now > from;
            if (busy || from < frame.opportunity
                    && from >= frame.opportunity - frame.droppedBefore * interval - interval / 2) {
                return new Tick(from, to, 0, Outcome.DROPPED);
            }
        }
        return new Tick(from, to, 0, now >= to ? Outcome.IDLE : Outcome.OPEN);
    }
}
