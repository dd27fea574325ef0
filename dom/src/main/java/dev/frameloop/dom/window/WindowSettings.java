package dev.frameloop.dom.window;

import dev.frameloop.dom.script.ConsoleMessage;

import java.util.List;
import java.util.function.Consumer;

/// What a window is told of the outside. The size can change while the page runs; all else stays.
public final class WindowSettings {
    private int viewportWidth;
    private int viewportHeight;
    private final double devicePixelRatio;
    private final List<String> languages;
    private final String userAgent;
    private final Consumer<ConsoleMessage> console;

    /// @param viewportWidth in CSS pixels, not negative
    /// @param viewportHeight in CSS pixels, not negative
    /// @param devicePixelRatio how many device pixels a CSS pixel is wide, more than 0
    /// @param languages the user's languages as BCP 47 tags, the preferred one first; at least one
    /// @param userAgent what `navigator.userAgent` tells
    /// @param console gets what the page's console prints
    public WindowSettings(int viewportWidth, int viewportHeight, double devicePixelRatio, List<String> languages,
            String userAgent, Consumer<ConsoleMessage> console) {
        this.viewportWidth = viewportWidth;
        this.viewportHeight = viewportHeight;
        this.devicePixelRatio = devicePixelRatio;
        this.languages = List.copyOf(languages);
        this.userAgent = userAgent;
        this.console = console;
    }

    /// The same for a window with a viewport of its own.
    WindowSettings withViewport(int width, int height) {
        return new WindowSettings(width, height, devicePixelRatio, languages, userAgent, console);
    }

    /// In CSS pixels.
    public int viewportWidth() {
        return viewportWidth;
    }

    /// In CSS pixels.
    public int viewportHeight() {
        return viewportHeight;
    }

    /// Changes the size of the viewport; the next frame's resize steps tell the page.
    public void setViewport(int width, int height) {
        viewportWidth = width;
        viewportHeight = height;
    }

    /// How many device pixels a CSS pixel is wide.
    public double devicePixelRatio() {
        return devicePixelRatio;
    }

    /// The user's languages, the preferred one first.
    public List<String> languages() {
        return languages;
    }

    /// What `navigator.userAgent` tells.
    public String userAgent() {
        return userAgent;
    }

    /// Gets what the page's console prints.
    public Consumer<ConsoleMessage> console() {
        return console;
    }
}
