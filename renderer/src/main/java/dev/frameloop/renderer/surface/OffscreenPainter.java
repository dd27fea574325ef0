package dev.frameloop.renderer.surface;

import dev.frameloop.renderer.display.Damage;
import dev.frameloop.renderer.display.DisplayList;
import dev.frameloop.renderer.gl.GlException;
import dev.frameloop.renderer.gl.GlPainter;
import dev.frameloop.renderer.paint.Bitmap;
import dev.frameloop.renderer.paint.Painter;
import dev.frameloop.renderer.paint.SoftwarePainter;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Consumer;

/// Paints with OpenGL in a context of its own, and reads the pictures back.
///
/// Where OpenGL fails while it paints, the software painter takes over for good, and the listener hears why.
///
/// It belongs to one thread at a time.
public final class OffscreenPainter implements Painter {
    private final OffscreenContext context;
    private final GlPainter painter;
    private final Consumer<String> problems;
    private @Nullable SoftwarePainter substitute;
    private boolean closed;

    OffscreenPainter(OffscreenContext context, GlPainter painter, Consumer<String> problems) {
        this.context = context;
        this.painter = painter;
        this.problems = problems;
    }

    /// Opens a context and a painter in it.
    ///
    /// @param problems hears, in one line, why the software painter has taken over
    /// @throws GlUnavailableException if there is no OpenGL here
    public static OffscreenPainter open(Consumer<String> problems) throws GlUnavailableException {
        OffscreenContext context = OffscreenContext.open();
        try {
            GlPainter[] painter = new GlPainter[1];
            context.run(() -> painter[0] = new GlPainter());
            return new OffscreenPainter(context, painter[0], problems);
        } catch (GlException e) {
            context.close();
            throw new GlUnavailableException(
                    List.of(new Attempt("a painter on " + context.renderer(), String.valueOf(e.getMessage()))));
        }
    }

    /// The context.
    public OffscreenContext context() {
        return context;
    }

    @Override
    public long paint(DisplayList list, Damage damage, Bitmap target, int backdrop) {
        if (closed) {
            throw new IllegalStateException("the painter is closed");
        }
        if (substitute == null) {
            try {
                long[] painted = new long[1];
                context.run(() -> {
                    painted[0] = painter.paint(list, damage, target.width(), target.height(), backdrop);
                    painter.read(damage, target);
                });
                return painted[0];
            } catch (GlException e) {
                substitute = new SoftwarePainter();
                problems.accept("the software painter takes over: " + e.getMessage());
            }
        }
        return substitute.paint(list, damage, target, backdrop);
    }

    /// Ends the painter and its context; a second time does nothing.
    @Override
    public void close() {
        if (!closed) {
            closed = true;
            context.run(painter::close);
            context.close();
        }
    }
}
