package dev.frameloop.engine.frame;

/// The steps of the update of the rendering, in their order, as the trace names them.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#update-the-rendering">HTML: update the rendering</a>
public enum RenderingStep {
    /// Reveal.
    REVEAL("reveal"),
    /// Flush autofocus candidates.
    AUTOFOCUS("flush autofocus candidates"),
    /// Run the resize steps.
    RESIZE("resize steps"),
    /// Run the scroll steps.
    SCROLL("scroll steps"),
    /// Evaluate media queries and report changes.
    MEDIA_QUERIES("media queries"),
    /// Update animations and send events.
    ANIMATIONS("animations and their events"),
    /// Run the fullscreen steps.
    FULLSCREEN("fullscreen steps"),
    /// Run the canvas context lost steps.
    CANVAS_CONTEXT_LOST("canvas context lost"),
    /// Run the animation frame callbacks.
    ANIMATION_FRAME_CALLBACKS("animation frame callbacks"),
    /// Recalculate styles and update layout.
    STYLE_AND_LAYOUT("style and layout"),
    /// Gather and broadcast active resize observations.
    RESIZE_OBSERVERS("resize observers"),
    /// Focus fix-up.
    FOCUS_FIXUP("focus fix-up"),
    /// Perform pending transition operations.
    VIEW_TRANSITIONS("view transitions"),
    /// Update the intersection observations.
    INTERSECTION_OBSERVERS("intersection observers"),
    /// Record rendering time.
    RENDERING_TIME("rendering time"),
    /// Mark paint timing.
    PAINT_TIMING("paint timing"),
    /// Paint.
    PAINT("paint"),
    /// Process top layer removals.
    TOP_LAYER("top layer removals");

    private final String label;

    RenderingStep(String label) {
        this.label = label;
    }

    /// The step in words.
    public String label() {
        return label;
    }
}
