package dev.frameloop.renderer.box;

import dev.frameloop.dom.css.selector.PseudoElement;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.renderer.style.ComputedStyle;
import org.jspecify.annotations.Nullable;

/// A grid container. Its children are all {@link LayoutBox}es, text among them wrapped in anonymous items, and may be out of flow.
///
/// @see <a href="https://drafts.csswg.org/css-grid-2/#grid-containers">grid containers</a>
public final class GridContainer extends LayoutBox {
    GridContainer(@Nullable Element element, @Nullable PseudoElement pseudoElement, ComputedStyle style) {
        super(element, pseudoElement, style);
    }
}
