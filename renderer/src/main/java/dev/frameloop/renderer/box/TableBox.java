package dev.frameloop.renderer.box;

import dev.frameloop.dom.css.selector.PseudoElement;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.renderer.style.ComputedStyle;
import org.jspecify.annotations.Nullable;

/// A table: both the wrapper box and the grid box in it. The children are captions (block containers) and {@link TablePart}s.
///
/// @see <a href="https://drafts.csswg.org/css-tables-3/#table-structure">CSS Tables 3: table structure</a>
public final class TableBox extends LayoutBox {
    TableBox(@Nullable Node node, @Nullable PseudoElement pseudoElement, ComputedStyle style) {
        super(node, pseudoElement, style);
    }
}
