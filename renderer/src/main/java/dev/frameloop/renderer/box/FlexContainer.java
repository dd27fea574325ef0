package dev.frameloop.renderer.box;

import dev.frameloop.dom.css.selector.PseudoElement;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.renderer.style.ComputedStyle;
import org.jspecify.annotations.Nullable;

/// A flex container. Its children are all {@link LayoutBox}es, text among them wrapped in anonymous items, and may be out of flow.
///
/// @see <a href="https://drafts.csswg.org/css-flexbox-1/#flex-containers">flex containers</a>
public final class FlexContainer extends LayoutBox {
    FlexContainer(@Nullable Element element, @Nullable PseudoElement pseudoElement, ComputedStyle style) {
        super(element, pseudoElement, style);
    }
}
