package dev.frameloop.renderer.page;

import dev.frameloop.renderer.box.Box;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.box.ViewportPropagation;
import dev.frameloop.renderer.display.Damage;
import dev.frameloop.renderer.display.DisplayList;
import dev.frameloop.renderer.display.DisplayListBuilder;
import dev.frameloop.renderer.display.ImageSource;
import dev.frameloop.renderer.display.PaintedPage;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.layout.LayoutTree;
import dev.frameloop.renderer.paint.Bitmap;
import dev.frameloop.renderer.paint.Painter;
import dev.frameloop.renderer.view.DocumentLayout;

/// The picture of a page: fragments become a display list, and what differs from the list before is painted.
final class PagePainter {
    private static final int WHITE = 0xFFFFFFFF;

    private final DocumentLayout layout;
    private final ImageSource images;
    private final Painter painter;
    private DisplayList list = DisplayList.EMPTY;
    private Bitmap bitmap = new Bitmap(1, 1);

    PagePainter(DocumentLayout layout, ImageSource images, Painter painter) {
        this.layout = layout;
        this.images = images;
        this.painter = painter;
    }

    /// Paints what has changed since the last time.
    ///
    /// @param width of the viewport, in CSS pixels
    /// @param height of the viewport, in CSS pixels
    /// @return how many pixels were painted
    long paint(int width, int height) {
        Rectangle viewport = new Rectangle(0, 0, width, height);
        DisplayList before = list;
        list = build(viewport).list();
        Damage damage = list.damageSince(before);
        if (bitmap.width() != width || bitmap.height() != height) {
            bitmap = new Bitmap(width, height);
            damage = Damage.of(viewport);
        }
        return painter.paint(list, damage, bitmap, WHITE);
    }

    /// What was painted last.
    Bitmap bitmap() {
        return bitmap;
    }

    private PaintedPage build(Rectangle viewport) {
        Box viewportBox = layout.boxes().viewport();
        ViewportPropagation propagation = ViewportPropagation.of(viewportBox);
        return DisplayListBuilder.build(layout.fragments().root(), new PaintedPage.Source(viewport, images,
                new FragmentScroll(layout.fragments()), propagation.background(), propagation.overflow()));
    }

    private record FragmentScroll(LayoutTree fragments) implements PaintedPage.ScrollOffsets {
        @Override
        public double left(Box box) {
            return box instanceof LayoutBox layoutBox ? fragments.scrollLeft(layoutBox) : 0;
        }

        @Override
        public double top(Box box) {
            return box instanceof LayoutBox layoutBox ? fragments.scrollTop(layoutBox) : 0;
        }
    }
}
