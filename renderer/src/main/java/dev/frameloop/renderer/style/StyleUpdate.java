package dev.frameloop.renderer.style;

import java.util.List;

/// What an update of styles did.
///
/// @param restyled how many elements were restyled, whether or not anything came of it
/// @param changes the elements whose style is another now, in tree order
public record StyleUpdate(int restyled, List<StyleChange> changes) {
    /// Nothing was to be done.
    public static final StyleUpdate NONE = new StyleUpdate(0, List.of());
}
