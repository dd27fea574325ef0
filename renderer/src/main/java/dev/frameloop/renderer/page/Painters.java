package dev.frameloop.renderer.page;

import dev.frameloop.renderer.paint.Painter;
import dev.frameloop.renderer.paint.SoftwarePainter;
import dev.frameloop.renderer.surface.Attempt;
import dev.frameloop.renderer.surface.GlUnavailableException;
import dev.frameloop.renderer.surface.OffscreenContext;
import dev.frameloop.renderer.surface.OffscreenPainter;

import java.util.List;
import java.util.function.Consumer;

/// Which painters there are on this machine, and which one serves. Until OpenGL is asked for, nothing of it is loaded.
///
/// ```java
/// try (Painter painter = Painters.open(Painters.Choice.GL, System.err::println)) {
///     Page page = frameloop.open(file, PageOptions.defaults().withPainter(() -> painter));
/// }
/// ```
public final class Painters {
    private Painters() {}

    /// What a user may ask for.
    public enum Choice {
        /// The software painter: the same pixels on every system.
        SOFTWARE,
        /// OpenGL, even where that draws on the processor too; an error where there is none.
        GL,
        /// OpenGL where a graphics processor draws; else the software painter, which is faster than OpenGL on the processor.
        AUTO
    }

    /// A painter, as it was found.
    ///
    /// @param name of the choice
    /// @param works whether it can paint here
    /// @param serves whether it is the one that {@link Choice#AUTO} takes
    /// @param description what it draws with, and what is to be said of that
    /// @param attempts what was tried, in order, and why it did not work
    public record Found(String name, boolean works, boolean serves, String description, List<String> attempts) {}

    /// Opens a painter without a display.
    ///
    /// @param problems hears, in a line each, what is not as asked for, now and later
    /// @throws GlUnavailableException if OpenGL was asked for and cannot be had; the message tells what was tried
    public static Painter open(Choice choice, Consumer<String> problems) throws GlUnavailableException {
        return switch (choice) {
            case SOFTWARE -> new SoftwarePainter();
            case GL -> {
                OffscreenPainter painter = OffscreenPainter.open(problems);
                if (painter.context().isSoftware()) {
                    problems.accept("OpenGL is software itself here (" + painter.context().renderer()
                            + "): the software painter is faster");
                }
                yield painter;
            }
            case AUTO -> openBest(problems);
        };
    }

    private static Painter openBest(Consumer<String> problems) {
        try {
            OffscreenPainter painter = OffscreenPainter.open(problems);
            if (!painter.context().isSoftware()) {
                return painter;
            }
            painter.close();
            problems.accept("the software painter serves: OpenGL is software itself here ("
                    + painter.context().renderer() + ")");
        } catch (GlUnavailableException e) {
            problems.accept("the software painter serves: " + e.getMessage());
        }
        return new SoftwarePainter();
    }

    /// Looks for all painters, which takes as long as the start of OpenGL.
    public static List<Found> find() {
        Found gl = findGl();
        return List.of(gl, new Found("software", true, !gl.serves, "rasterises in Java; the same pixels everywhere",
                List.of()));
    }

    private static Found findGl() {
        try (OffscreenContext context = OffscreenContext.open()) {
            boolean software = context.isSoftware();
            String description = context.renderer() + ", OpenGL " + context.version()
                    + (software ? "; software itself, so not recommended" : "");
            return new Found("gl", true, !software, description,
                    context.attempts().stream().map(Attempt::toString).toList());
        } catch (GlUnavailableException e) {
            return new Found("gl", false, false, "cannot be had",
                    e.attempts().stream().map(Attempt::toString).toList());
        }
    }
}
