package dev.frameloop.renderer.box;

import dev.frameloop.dom.css.selector.PseudoElement;
import dev.frameloop.dom.css.value.Floating;
import dev.frameloop.dom.css.value.Overflow;
import dev.frameloop.dom.css.value.Positioning;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.renderer.style.ComputedStyle;
import org.jspecify.annotations.Nullable;

/// A box that layout turns into a fragment of its own under a constraint space. In a line it is an *atomic inline*.
public abstract sealed class LayoutBox extends Box
        permits BlockContainer, FlexContainer, GridContainer, ReplacedBox, TableBox, TablePart {
    private final FormControl control;
    private @Nullable LayoutState layoutState;

    LayoutBox(@Nullable Node node, @Nullable PseudoElement pseudoElement, ComputedStyle style) {
        super(node, pseudoElement, style);
        control = element() == null ? FormControl.NONE : FormControl.of(element());
    }

    /// The kind of form control that the box is of.
    public final FormControl control() {
        return control;
    }

    /// What layout remembers of the box; null before it first looked at it.
    public final @Nullable LayoutState layoutState() {
        return layoutState;
    }

    /// Gives layout a place to remember the box.
    public final void setLayoutState(LayoutState state) {
        layoutState = state;
    }

    @Override
    public final boolean isFloating() {
        return !isAbsolutelyPositioned() && style().floating() != Floating.NONE && !isFlexLevel();
    }

    @Override
    public final boolean isAbsolutelyPositioned() {
        return style().position() == Positioning.ABSOLUTE || style().position() == Positioning.FIXED;
    }

    /// Whether the box is an item of a flex or grid container.
    public final boolean isFlexLevel() {
        return parent() instanceof FlexContainer || parent() instanceof GridContainer;
    }

    /// Whether the box is a cell of a table.
    public final boolean isTableCell() {
        return parent() instanceof TablePart && this instanceof BlockContainer && !isAbsolutelyPositioned();
    }

    @Override
    public boolean isInlineLevel() {
        return style().display().isInlineLevel() && !isOutOfFlow() && !isFlexLevel();
    }

    /// Whether the content is laid out in the block formatting context of the parent, so that floats and margins reach across the
    /// box's edges.
    public boolean joinsFormattingContext() {
        return false;
    }

    /// Whether what lies in the box can be scrolled, if only by scripts. The viewport takes over what `overflow` says on the root element, or
    /// on the body where that says nothing.
    ///
    /// @see <a href="https://drafts.csswg.org/css-overflow-3/#scroll-container">CSS Overflow: scroll container</a>
    public final boolean isScrollContainer() {
        return (isScrolling(style().overflowX()) || isScrolling(style().overflowY())) && !(this instanceof ReplacedBox)
                && !givesOverflowToViewport();
    }

    /// Whether content is cut off at the left and right edges.
    public final boolean clipsX() {
        return (style().overflowX() != Overflow.VISIBLE || style().contain().paint()) && !givesOverflowToViewport();
    }

    /// Whether content is cut off at the upper and lower edges.
    public final boolean clipsY() {
        return (style().overflowY() != Overflow.VISIBLE || style().contain().paint()) && !givesOverflowToViewport();
    }

    private static boolean isScrolling(Overflow overflow) {
        return overflow != Overflow.VISIBLE && overflow != Overflow.CLIP;
    }

    /// @see <a href="https://drafts.csswg.org/css-overflow-3/#overflow-propagation">CSS Overflow: overflow viewport propagation</a>
    private boolean givesOverflowToViewport() {
        Box around = parent();
        if (isViewport(around)) {
            return true;
        }
        return around != null && isViewport(around.parent()) && element() != null
                && element().localName().equals("body") && around.style().overflowX() == Overflow.VISIBLE
                && around.style().overflowY() == Overflow.VISIBLE;
    }

    static boolean isViewport(@Nullable Box box) {
        return box instanceof BlockContainer container && container.role() == BlockContainer.Role.VIEWPORT;
    }
}
