package dev.frameloop.renderer.box;

/// What layout remembers of a {@link LayoutBox}: its fragments by constraint space, and where it was placed. Layout makes it; boxes only carry
/// it and say when it is out of date.
public interface LayoutState {
    /// The content of the box, or something in it that its size may depend on, has changed.
    void invalidate();

    /// Only the box's own size may be another one, by its `width`, `height` and their limits.
    void invalidateSize();

    /// Where the box lies in what holds it may have changed.
    void invalidatePlace();

    /// Besides being invalid, its inline content has to be collected anew.
    void invalidateInlineContent();
}
