package dev.frameloop.demos.visualiser;

import dev.frameloop.demos.visualiser.ScreenCommand.Verb;
import dev.frameloop.demos.visualiser.WatchedPage.Controls;
import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.PageOptions;
import dev.frameloop.renderer.page.PageWindow;
import dev.frameloop.renderer.page.Painters;
import dev.frameloop.renderer.surface.GlfwException;
import dev.frameloop.renderer.surface.WindowOptions;
import org.jspecify.annotations.Nullable;

import java.io.IOException;

/// The screen in a window. It looks at the page that it shows again and again, as often as a display refreshes; a page that runs makes a
/// picture of itself only when somebody has taken the last one.
final class VisualiserWindow {
    private static final long GLANCE_NANOS = 16_000_000;

    private final WatchedPage subject;
    private final Screen.Subject about;
    private @Nullable Snapshot shown;
    private @Nullable Controls shownControls;

    VisualiserWindow(WatchedPage subject, Screen.Subject about) {
        this.subject = subject;
        this.about = about;
    }

    /// Shows the window until it is closed.
    ///
    /// @throws GlfwException if there is no display, or no OpenGL; the message says what is missing
    /// @throws IOException if the screen's own files are missing
    void show(Frameloop frameloop) throws GlfwException, IOException {
        // So that there is something to see.
        subject.stepper().step(StepSize.FRAME);
        WindowOptions size = WindowOptions.of("Frameloop: " + about.name(), Screen.WIDTH, Screen.HEIGHT);
        try (PageWindow window = PageWindow.open(size, Painters.Choice.AUTO, PageOptions.defaults(),
                options -> Screen.open(frameloop, options), this::opened)) {
            window.run();
        }
    }

    private void opened(PageWindow window, Page page) {
        Screen screen = new Screen(page, about, command -> {
            if (command.verb() == Verb.QUIT) {
                window.requestClose();
            } else {
                subject.obey(command);
            }
        });
        glance(screen);
    }

    private void glance(Screen screen) {
        Snapshot latest = subject.stepper().latest();
        Controls controls = subject.controls();
        if (latest != null && (latest != shown || !controls.equals(shownControls))) {
            shown = latest;
            shownControls = controls;
            screen.show(latest, controls);
        }
        screen.page().eventLoop().runAfter(GLANCE_NANOS, () -> glance(screen));
    }
}
