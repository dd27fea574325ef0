package dev.frameloop.dom.css.value;

/// What a relative value refers to while it is computed.
public interface ComputationContext {
    /// How many px one of this unit is.
    ///
    /// @param unit a length unit that is not absolute
    double pixelsPer(Unit unit);

    /// Whether system colours come from the dark palette.
    default boolean usesDarkColorScheme() {
        return false;
    }
}
