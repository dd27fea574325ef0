package dev.frameloop.testkit.assertion;

import dev.frameloop.testkit.frame.ForcedLayout;
import dev.frameloop.testkit.frame.Frame;
import dev.frameloop.testkit.frame.Frames;
import org.assertj.core.api.AbstractAssert;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/// Assertions on all frames of a page. What fails lists the frames.
public final class FramesAssert extends AbstractAssert<FramesAssert, Frames> {
    private static final int MOST_LISTED = 12;

    private final List<Frame> frames;

    FramesAssert(Frames actual) {
        super(actual, FramesAssert.class);
        frames = actual.all();
    }

    /// There were so many frames.
    public FramesAssert hasSize(int expected) {
        return check(frames.size() == expected, "expected %d frames, but there were %d", expected, frames.size());
    }

    /// There were no frames at all.
    public FramesAssert isEmpty() {
        return hasSize(0);
    }

    /// Each frame had so many tasks, callbacks and microtasks of a name, tasks since the frame before included.
    ///
    /// @param name what the trace calls them: `requestAnimationFrame callback`, `setTimeout callback`
    /// @param expected the number for each frame
    public FramesAssert haveCounts(String name, Integer... expected) {
        List<Integer> counts = frames.stream().map(frame -> frame.count(name)).toList();
        return check(counts.equals(Arrays.asList(expected)), "expected %s a frame to be %s, but they were %s", name,
                Arrays.toString(expected), counts);
    }

    /// Every frame had so many tasks, callbacks and microtasks of a name.
    public FramesAssert eachHasCount(String name, int expected) {
        return check(frames.stream().allMatch(frame -> frame.count(name) == expected),
                "expected %d of %s in each frame, but there were %s", expected, name,
                frames.stream().map(frame -> frame.count(name)).toList());
    }

    /// Every frame ended by its deadline, and no opportunity passed unused.
    public FramesAssert missedNone() {
        return check(missed() == 0, "expected no frame to be missed, but %d were", missed());
    }

    /// So many deadlines were missed: opportunities that passed unused, and frames that did not end in time.
    public FramesAssert missed(int expected) {
        return check(missed() == expected, "expected %d frames to be missed, but %d were", expected, missed());
    }

    private long missed() {
        return frames.stream().mapToLong(frame -> frame.missedBefore() + (frame.metDeadline() ? 0 : 1)).sum();
    }

    /// Page code forced no layout.
    public FramesAssert forcedNoLayout() {
        return check(forced().isEmpty(), "expected no forced layout, but there were:\n%s", described(forced()));
    }

    /// Page code forced layouts at exactly these lines, in this order.
    ///
    /// @param lines as `page.html:5`; of a page that was opened as a text, only what follows the last colon is known
    public FramesAssert forcedLayoutsAt(String... lines) {
        List<String> actualLines = forced().stream().map(layout -> Objects.toString(layout.location(), "?")).toList();
        return check(actualLines.equals(List.of(lines)), "expected layouts forced at %s, but there were:\n%s",
                List.of(lines), described(forced()));
    }

    private List<ForcedLayout> forced() {
        return frames.stream().flatMap(frame -> frame.forcedLayouts().stream()).toList();
    }

    private static String described(List<ForcedLayout> layouts) {
        return layouts.stream().map(layout -> "  " + layout.describe()).collect(Collectors.joining("\n"));
    }

    /// Goes on with one frame.
    ///
    /// @param index which one, from 0
    public FrameAssert frame(int index) {
        check(index >= 0 && index < frames.size(), "expected a frame %d, but there were %d", index, frames.size());
        return new FrameAssert(frames.get(index));
    }

    /// Goes on with the last frame.
    public FrameAssert last() {
        return frame(frames.size() - 1);
    }

    private FramesAssert check(boolean holds, String message, Object... arguments) {
        if (!holds) {
            failWithMessage("%s\nthe frames:\n%s", String.format(message, arguments), list());
        }
        return this;
    }

    private String list() {
        int from = Math.max(0, frames.size() - MOST_LISTED);
        return (from > 0 ? "  (" + from + " more)\n" : "") + frames.subList(from, frames.size()).stream()
                .map(frame -> "  " + frame.describe()).collect(Collectors.joining("\n"));
    }
}
