package dev.frameloop.renderer.surface;

/// Draws what a window shows. All methods are called on the window's thread, with its context current.
public interface Presenter extends AutoCloseable {
    /// Whether there is something else to show than what was drawn last.
    boolean hasNew();

    /// Draws all of the window.
    ///
    /// @param width of the framebuffer, in its pixels
    /// @param height of the framebuffer, in its pixels
    /// @param scale how many of them a CSS pixel is wide
    void draw(int width, int height, double scale);

    /// Frees what the context holds for it.
    @Override
    void close();
}
