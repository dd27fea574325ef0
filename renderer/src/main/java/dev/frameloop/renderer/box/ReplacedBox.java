package dev.frameloop.renderer.box;

import dev.frameloop.dom.css.selector.PseudoElement;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.renderer.style.ComputedStyle;
import org.jspecify.annotations.Nullable;

/// A box whose content layout does not know: an image or the like, with natural dimensions.
///
/// @see <a href="https://drafts.csswg.org/css-display-3/#replaced-element">CSS Display 3: replaced element</a>
public final class ReplacedBox extends LayoutBox {
    private NaturalSize naturalSize;

    ReplacedBox(Element element, @Nullable PseudoElement pseudoElement, ComputedStyle style, NaturalSize naturalSize) {
        super(element, pseudoElement, style);
        this.naturalSize = naturalSize;
    }

    /// The natural dimensions of the content.
    public NaturalSize naturalSize() {
        return naturalSize;
    }

    void setNaturalSize(NaturalSize size) {
        naturalSize = size;
    }
}
