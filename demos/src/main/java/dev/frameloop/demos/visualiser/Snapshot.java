package dev.frameloop.demos.visualiser;

import dev.frameloop.renderer.display.Image;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// What there is to be seen of a page and its loop at one moment.
///
/// @param nanos the page's time
/// @param frame how many frames there have been, the one that runs included
/// @param at what the page is about to do, in words
/// @param phase where the loop is
/// @param queues the task queues that have had a task so far, in the order of their sources
/// @param microtasks the microtask queue, first what runs now if that is a microtask
/// @param stack what runs, the innermost first: functions of page code, then what they run in
/// @param steps the steps of the update of the rendering, of the frame that runs or ran last
/// @param touched the boxes of that frame
/// @param strip the last frames
/// @param causes how what is selected came about, itself first
/// @param console the last lines of the page's console
/// @param excerpt the page code that runs, or that asked for what runs; null where there is none
/// @param picture the page as it was last painted; null before the first frame
record Snapshot(long nanos, int frame, String at, Phase phase, List<Queue> queues, List<Item> microtasks,
        List<Entry> stack, List<Step> steps, Touched touched, FrameStrip.View strip, List<Cause> causes,
        List<Line> console, @Nullable Excerpt excerpt, @Nullable Image picture) {

    /// Where in its round the loop is.
    enum Phase {
        /// It waits.
        REST,
        /// It runs a task.
        TASK,
        /// It performs a microtask checkpoint.
        MICROTASKS,
        /// It updates the rendering.
        RENDERING
    }

    /// Something that waits, or runs.
    ///
    /// @param id its number in the trace
    /// @param where the line of page code that asked for it; empty where that is not known
    /// @param isRunning whether it runs now
    record Item(long id, String name, String where, boolean isRunning) {}

    /// The task queue of a source.
    ///
    /// @param soon when its next task will come, in words; empty where nobody knows
    record Queue(String source, String style, List<Item> tasks, String soon) {}

    /// Something on the stack.
    ///
    /// @param kind what kind of thing it is, in a word
    /// @param where the line of page code; empty where there is none
    record Entry(long id, String kind, String name, String where) {}

    /// How far a step of the update of the rendering is.
    enum Progress {
        /// It has not begun.
        AHEAD,
        /// It runs, or is about to.
        NOW,
        /// It has ended and did nothing.
        EMPTY,
        /// It has ended and did something.
        DONE
    }

    /// A step of the update of the rendering.
    ///
    /// @param number its number in the standard
    /// @param did what it did, in words; empty for nothing
    record Step(int number, String label, Progress progress, String did) {}

    /// A part of the page that was touched.
    ///
    /// @param label its element in the form of a selector
    record Area(String label, double x, double y, double width, double height) {}

    /// What was touched in a frame.
    record Touched(List<Area> restyled, List<Area> laidOut, List<Area> painted) {}

    /// One link of a chain of causes.
    ///
    /// @param where the line of page code that asked for it; empty where that is not known
    record Cause(long id, String kind, String name, String where, long nanos) {}

    /// A line of the console.
    record Line(String level, String text, String where) {}

    /// Some lines of a file.
    ///
    /// @param first the number of the first line
    /// @param marked the number of the line in question
    /// @param isRunning whether that line runs; else it asked for what runs
    record Excerpt(String file, int first, List<String> lines, int marked, boolean isRunning) {}
}
