package dev.frameloop.renderer.display;

/// Something rectangular that can be drawn at any size.
public sealed interface Picture permits Image, Gradient, Picture.Drawing {
    /// A drawing without pixels of its own, such as an SVG document.
    ///
    /// @param content what is drawn
    /// @param width the width of the part that is shown, from the origin, in the drawing's own coordinates
    /// @param height the height of that part
    record Drawing(DisplayList content, double width, double height) implements Picture {}
}
