package dev.frameloop.renderer.page;

import dev.frameloop.renderer.display.Damage;
import dev.frameloop.renderer.display.DisplayList;
import dev.frameloop.renderer.display.ImageSource;
import dev.frameloop.renderer.display.PaintedPage;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.paint.Bitmap;
import dev.frameloop.renderer.paint.Painter;
import dev.frameloop.renderer.view.LayoutView;
import org.jspecify.annotations.Nullable;

import java.util.function.Supplier;

/// The picture of a page: the view becomes a display list, and what differs from the list before is painted.
final class PagePainter {
    private static final int WHITE = 0xFFFFFFFF;

    private final LayoutView view;
    private final ImageSource contents;
    private final Supplier<? extends Painter> newPainter;
    private @Nullable Painter painter;
    private DisplayList list = DisplayList.EMPTY;
    private Damage damage = Damage.NONE;
    private Bitmap bitmap = new Bitmap(1, 1);

    /// @param newPainter makes what paints, when something is painted for the first time
    PagePainter(LayoutView view, ImageSource contents, Supplier<? extends Painter> newPainter) {
        this.view = view;
        this.contents = contents;
        this.newPainter = newPainter;
    }

    /// Paints what has changed since the last time.
    ///
    /// @param width of the viewport, in CSS pixels
    /// @param height of the viewport, in CSS pixels
    /// @param pixelRatio how many device pixels a CSS pixel is wide
    /// @return how many pixels were painted
    long paint(int width, int height, double pixelRatio) {
        DisplayList before = list;
        list = view.paint(contents).list();
        damage = list.damageSince(before);
        int pixelWidth = Math.max(1, (int) Math.rint(width * pixelRatio));
        int pixelHeight = Math.max(1, (int) Math.rint(height * pixelRatio));
        if (bitmap.width() != pixelWidth || bitmap.height() != pixelHeight) {
            bitmap = new Bitmap(pixelWidth, pixelHeight);
            damage = Damage.of(new Rectangle(0, 0, pixelWidth, pixelHeight));
        }
        return damage.isEmpty() ? 0 : painter().paint(list, damage, bitmap, WHITE);
    }

    /// The page as a part of another one's picture.
    PaintedPage paintedInFrame() {
        return view.paintInFrame(contents);
    }

    /// What is to be seen now, in device pixels, for painters of somebody else's.
    DisplayList displayList() {
        return view.paint(contents).list();
    }

    private Painter painter() {
        Painter made = painter;
        if (made == null) {
            made = newPainter.get();
            painter = made;
        }
        return made;
    }

    /// Frees what the painter holds. What was painted last can still be looked at.
    void close() {
        if (painter != null) {
            painter.close();
        }
    }

    /// What is painted.
    LayoutView view() {
        return view;
    }

    /// The parts that were painted last.
    Damage damage() {
        return damage;
    }

    /// What was painted last.
    Bitmap bitmap() {
        return bitmap;
    }
}
