package dev.frameloop.demos.visualiser;

import org.jspecify.annotations.Nullable;

import java.util.Locale;

/// What the screen's buttons and keys ask for.
///
/// @param verb what to do
/// @param operand with what; empty where the verb says all
record ScreenCommand(Verb verb, String operand) {
    /// What can be asked for.
    enum Verb {
        /// One step of the size that the operand names.
        STEP,
        /// Pause, or run on.
        PAUSE,
        /// Run slower.
        SLOWER,
        /// Run faster.
        FASTER,
        /// The next rate of the display.
        RATE,
        /// More work in each frame.
        WORK,
        /// Show the causes of the thing that the operand numbers; 0 for what runs.
        SELECT,
        /// End.
        QUIT
    }

    /// Reads a command as the screen's buttons carry it, `step microtask` say; null for none.
    static @Nullable ScreenCommand parse(@Nullable String text) {
        if (text == null) {
            return null;
        }
        String[] words = text.split(" ", 2);
        for (Verb verb : Verb.values()) {
            if (verb.name().toLowerCase(Locale.ROOT).equals(words[0])) {
                return new ScreenCommand(verb, words.length == 1 ? "" : words[1]);
            }
        }
        return null;
    }
}
