package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.selector.PseudoElement;
import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.Map;

/// What the style engine keeps with an element: its styles, and what has to be computed anew.
final class ElementStyle {
    @Nullable
    ComputedStyle style;
    Map<PseudoElement, ComputedStyle> pseudoStyles = Map.of();
    /// The element itself has to be restyled.
    boolean dirty;
    /// Everything below has to be restyled as well.
    boolean subtreeDirty;
    /// Something below has to be restyled.
    boolean descendantsDirty;
    /// A child takes over values that are not inherited.
    boolean childrenInheritAll;

    void putPseudo(PseudoElement pseudo, ComputedStyle value) {
        if (pseudoStyles.isEmpty()) {
            pseudoStyles = new HashMap<>(4);
        }
        pseudoStyles.put(pseudo, value);
    }

    void clean() {
        dirty = false;
        subtreeDirty = false;
        descendantsDirty = false;
    }
}
