package dev.frameloop.renderer.surface;

/// What a window is opened with.
///
/// @param title what its frame says
/// @param width in CSS pixels
/// @param height in CSS pixels
/// @param display whether it is on the machine's display; otherwise nobody sees it and nobody can use it, which serves tests
public record WindowOptions(String title, int width, int height, boolean display) {
    /// @throws IllegalArgumentException if one of the sizes is not from 1 to 16384
    public WindowOptions {
        requireExtent("width", width);
        requireExtent("height", height);
    }

    /// A window on the machine's display.
    public static WindowOptions of(String title, int width, int height) {
        return new WindowOptions(title, width, height, true);
    }

    /// The same on no display.
    public WindowOptions withoutDisplay() {
        return new WindowOptions(title, width, height, false);
    }

    private static void requireExtent(String name, int value) {
        if (value < 1 || value > 16_384) {
            throw new IllegalArgumentException("the window's " + name + " must be from 1 to 16384, but is " + value);
        }
    }
}
