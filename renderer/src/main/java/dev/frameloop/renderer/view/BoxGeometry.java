package dev.frameloop.renderer.view;

import dev.frameloop.dom.css.value.Positioning;
import dev.frameloop.dom.view.Rect;
import dev.frameloop.renderer.box.BlockContainer;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.Transform;
import dev.frameloop.renderer.display.UsedTransform;
import dev.frameloop.renderer.layout.BoxFragment;
import dev.frameloop.renderer.layout.LayoutTree;

import org.jspecify.annotations.Nullable;

/// Where boxes are: from a box up through the boxes that hold it, with scrolling and transforms on the way.
final class BoxGeometry {
    private static final double PER_PIXEL = 64;

    private final LayoutTree fragments;
    private final StickyPositions sticky;

    BoxGeometry(LayoutTree fragments) {
        this.fragments = fragments;
        this.sticky = new StickyPositions(fragments);
    }

    /// The map from a box's own coordinates, from its border edge, to those of the viewport.
    Transform toViewport(LayoutBox box) {
        Transform map = Transform.IDENTITY;
        double x = 0;
        double y = 0;
        LayoutBox inner = box;
        while (true) {
            if (UsedTransform.isTransformed(inner.style())
                    && fragments.fragment(inner) instanceof BoxFragment fragment) {
                map = Transform.translation(x, y).multiply(map);
                x = 0;
                y = 0;
                Rectangle reference = new Rectangle(0, 0, fragment.width() / PER_PIXEL,
                        fragment.height() / PER_PIXEL);
                map = UsedTransform.of(inner.style(), reference).multiply(map);
            }
            LayoutBox outer = fragments.container(inner);
            if (outer == null) {
                return Transform.translation(x, y).multiply(map);
            }
            Rect shift = sticky.shift(inner);
            x += fragments.x(inner) / PER_PIXEL + shift.x();
            y += fragments.y(inner) / PER_PIXEL + shift.y();
            if (scrolls(outer, inner)) {
                x -= fragments.scrollLeft(outer);
                y -= fragments.scrollTop(outer);
            }
            inner = outer;
        }
    }

    /// Whether what lies in `inner` moves when its holder is scrolled.
    private static boolean scrolls(LayoutBox outer, LayoutBox inner) {
        return isViewport(outer) ? inner.style().position() != Positioning.FIXED : outer.isScrollContainer();
    }

    static boolean isViewport(LayoutBox box) {
        return box instanceof BlockContainer container && container.role() == BlockContainer.Role.VIEWPORT;
    }

    /// A rectangle of a box's own coordinates, in CSS px, as it shows in the viewport: the smallest that holds it.
    Rect toViewport(LayoutBox box, Rect rect) {
        Rectangle mapped = toViewport(box).mapBounds(new Rectangle(rect.x(), rect.y(), rect.width(), rect.height()));
        return new Rect(mapped.x(), mapped.y(), mapped.width(), mapped.height());
    }

    /// The border box of a box in the viewport; null while it has none.
    @Nullable
    Rect borderBox(LayoutBox box) {
        BoxFragment fragment = fragments.fragment(box);
        return fragment == null ? null : toViewport(box, fragment.borderBox().toPixels());
    }

    /// Where a box's border edge is, from the initial containing block, without scrolling and transforms.
    Rect untransformedOrigin(LayoutBox box) {
        double x = 0;
        double y = 0;
        LayoutBox inner = box;
        for (LayoutBox outer = fragments.container(inner); outer != null; outer = fragments.container(inner)) {
            Rect shift = sticky.shift(inner);
            x += fragments.x(inner) / PER_PIXEL + shift.x();
            y += fragments.y(inner) / PER_PIXEL + shift.y();
            inner = outer;
        }
        return new Rect(x, y, 0, 0);
    }
}
