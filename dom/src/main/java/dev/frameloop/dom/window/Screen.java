package dev.frameloop.dom.window;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// The screen as pages see it: as large as the viewport, with true colours.
///
/// @see <a href="https://drafts.csswg.org/cssom-view/#the-screen-interface">CSSOM View: the Screen interface</a>
public final class Screen extends PlatformObject {
    private static final int COLOR_DEPTH = 24;

    private final Window window;
    private final WindowSettings settings;

    Screen(Window window, WindowSettings settings) {
        this.window = window;
        this.settings = settings;
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return window.relevantRealm();
    }

    /// The width in CSS pixels.
    public int width() {
        return settings.viewportWidth();
    }

    /// The height in CSS pixels.
    public int height() {
        return settings.viewportHeight();
    }

    /// The width that windows can have.
    public int availWidth() {
        return width();
    }

    /// The height that windows can have.
    public int availHeight() {
        return height();
    }

    /// Bits a pixel.
    public long colorDepth() {
        return COLOR_DEPTH;
    }

    /// Bits a pixel.
    public long pixelDepth() {
        return COLOR_DEPTH;
    }
}
