package dev.frameloop.engine.explore;

import org.jspecify.annotations.Nullable;

/// One thing that may happen.
///
/// @param words what it is
/// @param traceId the number by which the trace knows what it is about, 0 for none
/// @param origin what asked for it, in words; null where that is not known (yet)
public record Option(String words, long traceId, @Nullable String origin) {
    Option(String words, long traceId) {
        this(words, traceId, null);
    }

    @Override
    public String toString() {
        return origin == null ? words : words + " (asked for by " + origin + ")";
    }
}
