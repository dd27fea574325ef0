package dev.frameloop.renderer.surface;

import dev.frameloop.renderer.display.Damage;
import dev.frameloop.renderer.display.DisplayList;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.gl.GlException;
import dev.frameloop.renderer.gl.GlPainter;
import dev.frameloop.renderer.paint.Bitmap;
import dev.frameloop.renderer.paint.SoftwarePainter;
import org.jspecify.annotations.Nullable;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/// Paints display lists with OpenGL in the window's own context. Where OpenGL fails, the software painter takes over for good.
///
/// {@link #publish} may be called by one other thread; it never waits, and lists that nobody had time for are passed over.
public final class ListPresenter implements Presenter {
    private static final int WHITE = 0xFFFFFFFF;

    /// @param width of the viewport
    /// @param height of the viewport
    private record Scene(DisplayList list, int width, int height) {}

    private final AtomicReference<@Nullable Scene> newest = new AtomicReference<>();
    private final Consumer<String> problems;
    private final TextureBlit blit = new TextureBlit();
    private @Nullable GlPainter painter;
    private @Nullable PicturePresenter substitute;
    private @Nullable Scene shown;

    /// @param problems hears, in one line, why the software painter has taken over
    public ListPresenter(Consumer<String> problems) {
        this.problems = problems;
    }

    /// Has a list shown.
    ///
    /// @param width of the viewport, in device pixels
    /// @param height of the viewport, in device pixels
    public void publish(DisplayList list, int width, int height) {
        newest.set(new Scene(list, width, height));
    }

    @Override
    public boolean hasNew() {
        return newest.get() != null;
    }

    @Override
    public void draw(int width, int height) {
        Scene scene = newest.getAndSet(null);
        if (scene == null) {
            scene = shown;
        }
        if (scene == null) {
            TextureBlit.clear();
            return;
        }
        if (substitute == null) {
            try {
                drawByOpenGl(scene, width, height);
                return;
            } catch (GlException e) {
                problems.accept("the software painter takes over: " + e.getMessage());
                substitute = new PicturePresenter();
            }
        }
        Bitmap bitmap = new Bitmap(scene.width, scene.height);
        Rectangle all = new Rectangle(0, 0, scene.width, scene.height);
        new SoftwarePainter().paint(scene.list, Damage.of(all), bitmap, WHITE);
        substitute.publish(bitmap);
        substitute.draw(width, height);
        shown = scene;
    }

    private void drawByOpenGl(Scene scene, int width, int height) {
        if (painter == null) {
            painter = new GlPainter();
        }
        DisplayList before = shown == null ? DisplayList.EMPTY : shown.list;
        painter.paint(scene.list, scene.list.damageSince(before), scene.width, scene.height, WHITE);
        shown = scene;
        blit.draw(painter.texture(), scene.width, scene.height, width, height);
    }

    @Override
    public void close() {
        if (painter != null) {
            painter.close();
            painter = null;
        }
        if (substitute != null) {
            substitute.close();
        }
        blit.close();
    }
}
