package dev.frameloop.demos.visualiser;

/// How fast a page runs that is not stepped.
enum Speed {
    /// As fast as real time.
    NORMAL("1×", 1, 0, 0),
    /// A tenth.
    TENTH("1/10", 10, 0, 0),
    /// Each step of a frame can be seen.
    STEPS("1/100", 100, 40, 120),
    /// Each step can be read.
    SLOWEST("1/500", 500, 250, 600);

    private final String label;
    private final double stretch;
    private final long stepMillis;
    private final long taskMillis;

    Speed(String label, double stretch, long stepMillis, long taskMillis) {
        this.label = label;
        this.stretch = stretch;
        this.stepMillis = stepMillis;
        this.taskMillis = taskMillis;
    }

    /// What the screen calls it.
    String label() {
        return label;
    }

    /// How much longer everything takes.
    double stretch() {
        return stretch;
    }

    /// How long at least to stay at a boundary, in milliseconds of real time.
    long dwellMillis(StepSize boundary) {
        return boundary == StepSize.STEP ? stepMillis : taskMillis;
    }

    Speed slower() {
        return values()[Math.min(values().length - 1, ordinal() + 1)];
    }

    Speed faster() {
        return values()[Math.max(0, ordinal() - 1)];
    }
}
