package dev.frameloop.renderer.box;

import dev.frameloop.dom.css.selector.PseudoElement;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.renderer.style.ComputedStyle;
import org.jspecify.annotations.Nullable;

/// A box whose content takes part in the lines around it: `display: inline`. It may hold blocks, which stand between these lines.
public final class InlineBox extends Box {
    InlineBox(Element element, @Nullable PseudoElement pseudoElement, ComputedStyle style) {
        super(element, pseudoElement, style);
    }

    @Override
    public boolean isInlineLevel() {
        return true;
    }
}
