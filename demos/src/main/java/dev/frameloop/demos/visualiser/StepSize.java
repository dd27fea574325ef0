package dev.frameloop.demos.visualiser;

import dev.frameloop.demos.cli.UsageException;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/// How far a step goes, and so at which boundaries it ends.
enum StepSize {
    /// To the next line of page code.
    LINE,
    /// To where the next task is about to run.
    TASK,
    /// To where the next microtask is about to run.
    MICROTASK,
    /// To where the next step of the update of the rendering is about to run.
    STEP,
    /// To the end of the next frame.
    FRAME;

    /// The size that a word names.
    static StepSize of(String text) {
        for (StepSize size : values()) {
            if (size.word().equals(text)) {
                return size;
            }
        }
        throw new UsageException("\"" + text + "\" is no size of a step; write "
                + Arrays.stream(values()).map(StepSize::word).collect(Collectors.joining(", ")));
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
