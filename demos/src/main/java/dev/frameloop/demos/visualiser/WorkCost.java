package dev.frameloop.demos.visualiser;

import dev.frameloop.engine.frame.RenderingStep;
import dev.frameloop.engine.trace.CostModel;
import dev.frameloop.engine.trace.TraceKind;
import dev.frameloop.engine.trace.Work;

/// What work takes on the page's clock. On its own the virtual clock stands still while something runs, and every frame would have all
/// the time in the world; so each thing costs about what it costs on a modest telephone, in round numbers that are the same in every run.
final class WorkCost implements CostModel {
    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final long TASK = 200_000;
    private static final long PAGE_CODE = 250_000;
    private static final long MICROTASK = 150_000;
    private static final long RESTYLED = 40_000;
    private static final long LAID_OUT = 60_000;
    private static final long PIXEL = 12;

    private volatile int extraMillis;

    /// How much more each frame's animation frame callbacks take.
    int extraMillis() {
        return extraMillis;
    }

    void setExtraMillis(int millis) {
        extraMillis = millis;
    }

    @Override
    public long nanos(TraceKind kind, String name, long value) {
        return switch (kind) {
            case TASK -> TASK;
            case SCRIPT, CALLBACK -> PAGE_CODE;
            case MICROTASK -> MICROTASK;
            case STEP ->
                name.equals(RenderingStep.ANIMATION_FRAME_CALLBACKS.label()) ? extraMillis * NANOS_PER_MILLI : 0;
            case WORK -> value * ofOne(name);
            default -> 0;
        };
    }

    private static long ofOne(String work) {
        if (work.equals(Work.RESTYLED.label())) {
            return RESTYLED;
        }
        if (work.equals(Work.LAID_OUT.label())) {
            return LAID_OUT;
        }
        return work.equals(Work.PAINTED.label()) ? PIXEL : 0;
    }
}
