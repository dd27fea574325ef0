package dev.frameloop.demos.visualiser;

import dev.frameloop.engine.frame.RenderingStep;
import dev.frameloop.engine.loop.TaskSource;

import java.util.Locale;

/// What the screen's style sheet calls the kinds of things.
final class Styles {
    private Styles() {}

    static String of(TaskSource source) {
        return switch (source) {
            case USER_INTERACTION, TIMER, NETWORKING, RENDERING, POSTED_MESSAGE, IDLE ->
                source.name().toLowerCase(Locale.ROOT).replace('_', '-');
            default -> "other";
        };
    }

    static String ofStep(String label) {
        if (label.equals(RenderingStep.STYLE_AND_LAYOUT.label())) {
            return "layout";
        }
        if (label.equals(RenderingStep.PAINT.label())) {
            return "paint";
        }
        return label.equals(RenderingStep.ANIMATION_FRAME_CALLBACKS.label()) ? "rendering" : "observers";
    }
}
