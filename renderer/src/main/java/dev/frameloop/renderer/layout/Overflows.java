package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.Overflow;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.box.ReplacedBox;

/// What `overflow` makes of a box.
///
/// @see <a href="https://drafts.csswg.org/css-overflow-3/#overflow-properties">CSS Overflow: overflow-x, overflow-y</a>
final class Overflows {
    private Overflows() {}

    /// Whether what lies in the box can be scrolled, if only by scripts.
    static boolean isScrollContainer(LayoutBox box) {
        return !(box instanceof ReplacedBox)
                && (isScrolling(box.style().overflowX()) || isScrolling(box.style().overflowY()));
    }

    /// Whether content is cut off at the left and right edges.
    static boolean clipsX(LayoutBox box) {
        return box.style().overflowX() != Overflow.VISIBLE || box.style().contain().paint();
    }

    /// Whether content is cut off at the upper and lower edges.
    static boolean clipsY(LayoutBox box) {
        return box.style().overflowY() != Overflow.VISIBLE || box.style().contain().paint();
    }

    private static boolean isScrolling(Overflow overflow) {
        return overflow != Overflow.VISIBLE && overflow != Overflow.CLIP;
    }
}
