package dev.frameloop.renderer.box;

import dev.frameloop.dom.css.selector.PseudoElement;
import dev.frameloop.dom.css.value.Auto;
import dev.frameloop.dom.css.value.CounterStyleName;
import dev.frameloop.dom.css.value.Display;
import dev.frameloop.dom.html.HTMLFieldSetElement;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.renderer.style.ComputedStyle;
import org.jspecify.annotations.Nullable;

/// A box whose content is laid out in block flow, with lines where it is inline-level.
///
/// @see <a href="https://drafts.csswg.org/css-display-3/#block-container">CSS Display 3: block container</a>
public final class BlockContainer extends LayoutBox {
    private final Role role;

    /// What the box is for, beside holding content.
    public enum Role {
        /// Nothing.
        ORDINARY,
        /// It stands for the initial containing block: the viewport.
        VIEWPORT,
        /// It is the marker of a list item, beside the item's content.
        OUTSIDE_MARKER,
        /// It is the marker of a list item, a symbol in the first line.
        INSIDE_SYMBOL,
        /// It wraps what had to be wrapped: an anonymous item.
        ANONYMOUS
    }

    BlockContainer(@Nullable Node node, @Nullable PseudoElement pseudoElement, ComputedStyle style, Role role) {
        super(node, pseudoElement, style);
        this.role = role;
    }

    /// What the box is for.
    public Role role() {
        return role;
    }

    @Override
    public boolean isInlineLevel() {
        return role == Role.OUTSIDE_MARKER || role == Role.INSIDE_SYMBOL || super.isInlineLevel();
    }

    /// @see <a href="https://drafts.csswg.org/css-display-3/#block-formatting-context">CSS Display 3: block formatting context</a>
    @Override
    public boolean joinsFormattingContext() {
        ComputedStyle style = style();
        Display display = style.display();
        return role == Role.ORDINARY && control() == FormControl.NONE && !isFieldset()
                && display.outer() == Display.Outer.BLOCK
                && display.inner() == Display.Inner.FLOW
                && !isOutOfFlow() && !isFlexLevel() && !isScrollContainer() && !isViewport(parent())
                && !isMultiColumn() && !style.contain().layout() && !style.contain().paint()
                && (parent() == null || parent().style().writingMode() == style.writingMode());
    }

    /// Whether the box is a fieldset's, which has an anonymous box for its content.
    public boolean isFieldset() {
        return element() instanceof HTMLFieldSetElement;
    }

    /// The anonymous box that has the content of a fieldset; the legend, if there is one, is before it.
    public LayoutBox fieldsetContent() {
        if (lastChild() instanceof LayoutBox content) {
            return content;
        }
        throw new IllegalStateException("not a fieldset with content: " + this);
    }

    /// Whether the content stands in columns.
    public boolean isMultiColumn() {
        ComputedStyle style = style();
        return role != Role.VIEWPORT && !(style.columnCount() instanceof Auto)
                || !(style.columnWidth() instanceof Auto);
    }

    /// Whether the box is a list item's marker that shows whether something is disclosed.
    public boolean isDisclosure() {
        return isSymbol() && parent() != null && parent().style().listStyleType() instanceof CounterStyleName name
                && CounterStyle.of(name.name()).isDisclosure();
    }

    /// Whether the box is a list item's marker that shows a symbol, the same for all numbers.
    public boolean isSymbol() {
        return role == Role.INSIDE_SYMBOL
                || role == Role.OUTSIDE_MARKER && parent() != null && ListMarkers.isSymbol(parent().style());
    }
}
