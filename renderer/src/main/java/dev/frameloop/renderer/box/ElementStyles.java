package dev.frameloop.renderer.box;

import dev.frameloop.dom.css.selector.PseudoElement;
import dev.frameloop.dom.css.value.Display;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.renderer.style.ComputedStyle;
import org.jspecify.annotations.Nullable;

/// The styles from which boxes are made. They are up to date when they are asked for.
public interface ElementStyles {
    /// The style of an element in the document; null where an ancestor has `display: none`.
    @Nullable
    ComputedStyle style(Element element);

    /// The style of a pseudo-element; null where no rule gives it one.
    @Nullable
    ComputedStyle style(Element element, PseudoElement pseudoElement);

    /// The style of an anonymous box: what is inherited from a parent, everything else initial but for `display`.
    ComputedStyle anonymous(ComputedStyle parent, Display display);
}
