package dev.frameloop.testkit.frame;

import org.jspecify.annotations.Nullable;

/// A layout that page code forced, by asking for geometry after a change, before the frame would have done it.
///
/// @param nanos when, in the page's time
/// @param location the line that asked, as `file:line`, where that is known
/// @param boxes how many boxes were laid out for it
public record ForcedLayout(long nanos, @Nullable String location, long boxes) {
    /// The layout in words.
    public String describe() {
        return "layout of " + boxes + " boxes forced at " + (location == null ? "an unknown line" : location) + ", "
                + Millis.span(nanos, nanos);
    }
}
