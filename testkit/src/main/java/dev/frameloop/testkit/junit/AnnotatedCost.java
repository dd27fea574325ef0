package dev.frameloop.testkit.junit;

import dev.frameloop.engine.trace.CostModel;
import dev.frameloop.engine.trace.TraceKind;
import dev.frameloop.engine.trace.Work;

/// What a {@link WorkCost} says.
record AnnotatedCost(WorkCost cost) implements CostModel {
    private static final long NANOS_PER_MICRO = 1000;
    private static final long MEGA = 1_000_000;

    @Override
    public long nanos(TraceKind kind, String name, long value) {
        return switch (kind) {
            case TASK -> cost.task() * NANOS_PER_MICRO;
            case SCRIPT -> cost.script() * NANOS_PER_MICRO;
            // One that has a handle was asked for by it, and the page code that it calls comes within it, as a callback again.
            case CALLBACK -> value != 0 ? 0 : cost.callback() * NANOS_PER_MICRO;
            case MICROTASK -> cost.microtask() * NANOS_PER_MICRO;
            case WORK -> work(name, value);
            default -> 0;
        };
    }

    private long work(String name, long amount) {
        if (name.equals(Work.RESTYLED.label())) {
            return amount * cost.restyledElement() * NANOS_PER_MICRO;
        }
        if (name.equals(Work.LAID_OUT.label())) {
            return amount * cost.laidOutBox() * NANOS_PER_MICRO;
        }
        if (name.equals(Work.PAINTED.label())) {
            return amount * cost.paintedMegapixel() * NANOS_PER_MICRO / MEGA;
        }
        return 0;
    }
}
