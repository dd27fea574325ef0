package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.Positioning;
import dev.frameloop.renderer.box.BlockContainer;
import dev.frameloop.renderer.box.Box;
import dev.frameloop.renderer.box.InlineBox;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.box.TextBox;
import dev.frameloop.renderer.style.ComputedStyle;

/// Which box is the containing block of a positioned one.
///
/// @see <a href="https://drafts.csswg.org/css-position-3/#def-cb">CSS Position 3: containing blocks of positioned boxes</a>
public final class ContainingBlocks {
    private ContainingBlocks() {}

    /// The box whose padding area is the containing block of an absolutely positioned box; the viewport's box if no other is.
    public static Box of(LayoutBox positioned) {
        boolean fixed = positioned.style().position() == Positioning.FIXED;
        Box last = positioned;
        for (Box box = positioned.parent(); box != null; box = box.parent()) {
            if (fixed ? holdsFixed(box) : holdsAbsolute(box)) {
                return box;
            }
            last = box;
        }
        return last;
    }

    static boolean holdsAbsolute(Box box) {
        return isViewport(box) || !(box instanceof TextBox) && box.style().position() != Positioning.STATIC
                || holdsFixed(box);
    }

    /// Whether a box is the containing block of fixed boxes in it, too.
    public static boolean holdsFixed(Box box) {
        if (isViewport(box)) {
            return true;
        }
        ComputedStyle style = box.style();
        if (box instanceof InlineBox || box instanceof TextBox) {
            return !style.filter().isEmpty();
        }
        return !style.transform().isEmpty() || !style.translate().isEmpty() || !style.rotate().isEmpty()
                || !style.scale().isEmpty() || !style.filter().isEmpty() || style.contain().layout()
                || style.contain().paint()
                || style.willChange().stream().anyMatch(name -> name.name().equals("transform"));
    }

    static boolean isViewport(Box box) {
        return box instanceof BlockContainer container && container.role() == BlockContainer.Role.VIEWPORT;
    }
}
