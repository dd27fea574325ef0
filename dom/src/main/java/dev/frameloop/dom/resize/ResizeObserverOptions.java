package dev.frameloop.dom.resize;

/// What of an element is observed.
///
/// @param box `content-box`, `border-box` or `device-pixel-content-box`
public record ResizeObserverOptions(String box) {
    /// The content box.
    public static final ResizeObserverOptions DEFAULT = new ResizeObserverOptions("content-box");
}
