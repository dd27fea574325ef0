package dev.frameloop.demos.visualiser;

import dev.frameloop.demos.visualiser.Snapshot.Progress;
import dev.frameloop.engine.frame.RenderingStep;
import dev.frameloop.engine.trace.Work;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// How far the update of the rendering is, and what each of its steps did; after its end, how it went.
///
/// Owner thread of the page's loop only.
final class RenderingSteps {
    private static final RenderingStep[] STEPS = RenderingStep.values();
    /// The step of the standard that is the first of ours, and the one in which styles, layout and resize observers take turns.
    private static final int FIRST_NUMBER = 6;
    private static final int LOOP_NUMBER = 16;

    private final int[] runs = new int[STEPS.length];
    private final int[] callbacks = new int[STEPS.length];
    private final long[] restyled = new long[STEPS.length];
    private final long[] laidOut = new long[STEPS.length];
    private final long[] pixels = new long[STEPS.length];
    private int current = -1;
    private int furthest = -1;

    /// A frame begins.
    void frameBegins() {
        for (int[] counts : List.of(runs, callbacks)) {
            Arrays.fill(counts, 0);
        }
        for (long[] counts : List.of(restyled, laidOut, pixels)) {
            Arrays.fill(counts, 0);
        }
        current = -1;
        furthest = -1;
    }

    /// A frame has ended: nothing lies ahead.
    void frameEnds() {
        furthest = STEPS.length;
    }

    /// A step begins.
    ///
    /// @param label what the trace calls it
    void begins(String label) {
        for (int i = 0; i < STEPS.length; i++) {
            if (STEPS[i].label().equals(label)) {
                current = i;
                furthest = Math.max(furthest, i);
                runs[i]++;
            }
        }
    }

    /// The step that runs has ended.
    void ends() {
        current = -1;
    }

    /// Page code was called by the step that runs.
    void called() {
        if (current >= 0) {
            callbacks[current]++;
        }
    }

    /// Work was done in the step that runs.
    ///
    /// @param name what the trace calls it
    void worked(String name, long count) {
        if (current < 0) {
            return;
        }
        if (name.equals(Work.RESTYLED.label())) {
            restyled[current] += count;
        } else if (name.equals(Work.LAID_OUT.label())) {
            laidOut[current] += count;
        } else if (name.equals(Work.PAINTED.label())) {
            pixels[current] += count;
        }
    }

    /// All steps in their order.
    List<Snapshot.Step> view() {
        List<Snapshot.Step> steps = new ArrayList<>();
        for (int i = 0; i < STEPS.length; i++) {
            String did = did(i);
            Progress progress;
            if (i == current) {
                progress = Progress.NOW;
            } else if (i > furthest) {
                progress = Progress.AHEAD;
            } else {
                progress = did.isEmpty() ? Progress.EMPTY : Progress.DONE;
            }
            steps.add(new Snapshot.Step(number(i), STEPS[i].label(), progress, did));
        }
        return steps;
    }

    private static int number(int index) {
        int loop = RenderingStep.STYLE_AND_LAYOUT.ordinal();
        // 15 only notes the time.
        return index < loop ? FIRST_NUMBER + index : index <= loop + 1 ? LOOP_NUMBER : LOOP_NUMBER - 1 + index - loop;
    }

    private String did(int i) {
        List<String> did = new ArrayList<>();
        if (callbacks[i] > 0) {
            did.add(callbacks[i] == 1 ? "1 callback" : callbacks[i] + " callbacks");
        }
        if (restyled[i] > 0) {
            did.add(restyled[i] + " restyled");
        }
        if (laidOut[i] > 0) {
            did.add(laidOut[i] + " boxes");
        }
        if (pixels[i] > 0) {
            did.add(pixels[i] < 10_000 ? pixels[i] + " px" : String.format(Locale.ROOT, "%dk px", pixels[i] / 1000));
        }
        if (runs[i] > 1) {
            did.add("×" + runs[i]);
        }
        return String.join(" · ", did);
    }
}
