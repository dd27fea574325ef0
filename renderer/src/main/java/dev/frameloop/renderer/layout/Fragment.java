package dev.frameloop.renderer.layout;

import dev.frameloop.renderer.box.Box;
import dev.frameloop.renderer.style.ComputedStyle;

/// What layout made of a box, or of the part of a box that lies on one line. Immutable; offsets are physical, from the border edge (top, left)
/// of the fragment that holds it, in 1/64 px.
///
/// @see <a href="https://drafts.csswg.org/css-break-4/#fragment">CSS Fragmentation: fragment</a>
public abstract sealed class Fragment permits BoxFragment, InlineBoxFragment, LineFragment, TextFragment {
    private final Box box;
    private final long width;
    private final long height;

    Fragment(Box box, long width, long height) {
        this.box = box;
        this.width = LayoutUnit.clamp(width);
        this.height = LayoutUnit.clamp(height);
    }

    /// The box that this is a fragment of; the block container for a line.
    public final Box box() {
        return box;
    }

    /// The style of the box.
    public final ComputedStyle style() {
        return box.style();
    }

    /// The width of the border box.
    public final long width() {
        return width;
    }

    /// The height of the border box.
    public final long height() {
        return height;
    }

    /// The border box, in the fragment's own coordinates.
    public final PhysicalRect borderBox() {
        return new PhysicalRect(0, 0, width, height);
    }

    /// The area that the fragment and what is in it takes up, as far as one can scroll to it: the border box at least.
    ///
    /// @see <a href="https://drafts.csswg.org/css-overflow-3/#scrollable-overflow">CSS Overflow: scrollable overflow area</a>
    public abstract PhysicalRect scrollableOverflow();
}
