package dev.frameloop.renderer.surface;

/// Draws what a window shows. All methods are called on the window's thread, with its context current.
public sealed interface Presenter extends AutoCloseable permits ListPresenter, PicturePresenter {
    /// Whether there is something else to show than what was drawn last.
    boolean hasNew();

    /// Draws all of the window.
    ///
    /// @param width of the framebuffer, in its pixels
    /// @param height of the framebuffer, in its pixels
    void draw(int width, int height);

    /// Frees what the context holds for it.
    @Override
    void close();
}
