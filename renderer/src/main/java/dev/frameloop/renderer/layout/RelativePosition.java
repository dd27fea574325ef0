package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.LengthPercentageOrAuto;
import dev.frameloop.dom.css.value.Positioning;
import dev.frameloop.renderer.box.Box;
import dev.frameloop.renderer.style.ComputedStyle;

import static dev.frameloop.renderer.layout.LayoutUnit.INDEFINITE;

/// Relative positioning: a box is moved after layout, and nothing else is.
///
/// @see <a href="https://drafts.csswg.org/css-position-3/#relpos-insets">CSS Position 3: relative positioning</a>
final class RelativePosition {
    private RelativePosition() {}

    /// Moves a fragment by its own box's insets.
    ///
    /// @param container the box whose content area is the containing block
    /// @param content the size of that content area
    static PlacedFragment apply(Fragment fragment, long x, long y, Box container, PhysicalRect content) {
        ComputedStyle style = fragment.style();
        if (style.position() != Positioning.RELATIVE) {
            return new PlacedFragment(x, y, fragment);
        }
        return new PlacedFragment(x + offsetX(style, container.style(), content.width()),
                y + offsetY(style, container.style(), content.height()), fragment);
    }

    static long offsetX(ComputedStyle style, ComputedStyle container, long width) {
        long left = inset(style.left(), width);
        long right = inset(style.right(), width);
        // Where both are given the end edge yields.
        if (left == INDEFINITE) {
            return right == INDEFINITE ? 0 : -right;
        }
        return right != INDEFINITE && container.isRightToLeft() ? -right : left;
    }

    static long offsetY(ComputedStyle style, ComputedStyle container, long height) {
        // A percentage of a height that follows from the content counts as auto.
        boolean definite = container.height() instanceof LengthPercentage;
        long top = inset(style.top(), definite ? height : INDEFINITE);
        long bottom = inset(style.bottom(), definite ? height : INDEFINITE);
        return top != INDEFINITE ? top : bottom == INDEFINITE ? 0 : -bottom;
    }

    private static long inset(LengthPercentageOrAuto value, long basis) {
        return value instanceof LengthPercentage length && !(length.hasPercentage() && basis == INDEFINITE)
                ? Edges.resolve(length, basis)
                : INDEFINITE;
    }
}
