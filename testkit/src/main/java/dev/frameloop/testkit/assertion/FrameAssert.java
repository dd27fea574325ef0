package dev.frameloop.testkit.assertion;

import dev.frameloop.testkit.frame.Call;
import dev.frameloop.testkit.frame.Frame;
import org.assertj.core.api.AbstractAssert;

import java.time.Duration;
import java.util.Iterator;
import java.util.List;

/// Assertions on one frame. What fails describes the frame.
public final class FrameAssert extends AbstractAssert<FrameAssert, Frame> {
    FrameAssert(Frame actual) {
        super(actual, FrameAssert.class);
    }

    /// It was due at a time of the page.
    public FrameAssert wasDueAt(Duration expected) {
        return check(actual.opportunityNanos() == expected.toNanos(), "expected it to be due at %s", expected);
    }

    /// It ended by the next rendering opportunity.
    public FrameAssert metDeadline() {
        return check(actual.metDeadline(), "expected it to meet its deadline");
    }

    /// It did not end by the next rendering opportunity.
    public FrameAssert missedDeadline() {
        return check(!actual.metDeadline(), "expected it to miss its deadline");
    }

    /// So many opportunities passed unused before it.
    public FrameAssert cameAfterMissed(long expected) {
        return check(actual.missedBefore() == expected, "expected %d missed opportunities before it, but there were %d",
                expected, actual.missedBefore());
    }

    /// Exactly these callbacks and microtasks ran in it, in this order.
    ///
    /// @param names what the trace calls them: `requestAnimationFrame callback`, `promise job`, `ResizeObserver callback`, of a listener the
    ///     event's type
    public FrameAssert ran(String... names) {
        List<String> calls = actual.calls().stream().map(Call::name).toList();
        return check(calls.equals(List.of(names)), "expected exactly %s to run, but there ran %s", List.of(names),
                calls);
    }

    /// These callbacks and microtasks ran in it, in this order, perhaps among others.
    public FrameAssert ranInOrder(String... names) {
        Iterator<Call> calls = actual.calls().iterator();
        for (String name : names) {
            boolean found = false;
            while (!found && calls.hasNext()) {
                found = calls.next().name().equals(name);
            }
            check(found, "expected %s to run in this order, but %s did not", List.of(names), name);
        }
        return this;
    }

    /// It laid out so many boxes.
    public FrameAssert laidOut(long expected) {
        return check(actual.laidOut() == expected, "expected %d boxes to be laid out, but there were %d", expected,
                actual.laidOut());
    }

    /// It restyled so many elements.
    public FrameAssert restyled(long expected) {
        return check(actual.restyled() == expected, "expected %d elements to be restyled, but there were %d", expected,
                actual.restyled());
    }

    /// It painted so many pixels; only where every frame is painted.
    public FrameAssert painted(long expected) {
        return check(actual.painted() == expected, "expected %d pixels to be painted, but there were %d", expected,
                actual.painted());
    }

    /// It had nothing to restyle, lay out or paint.
    public FrameAssert didNoWork() {
        return check(actual.restyled() + actual.laidOut() + actual.painted() == 0,
                "expected no style, layout or paint work");
    }

    /// Page code forced no layout in it.
    public FrameAssert forcedNoLayout() {
        return check(actual.forcedLayouts().isEmpty(), "expected no forced layout, but there was a %s",
                actual.forcedLayouts().isEmpty() ? "" : actual.forcedLayouts().getFirst().describe());
    }

    private FrameAssert check(boolean holds, String message, Object... arguments) {
        if (!holds) {
            failWithMessage("%s\n%s", String.format(message, arguments), actual.describe());
        }
        return this;
    }
}
