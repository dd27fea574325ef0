package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.selector.PseudoElement;
import dev.frameloop.dom.tree.Element;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
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
    /// Children that have to be restyled, or that have something to be restyled below, some perhaps no longer children; null when there
    /// is none. A walk that has no other reason to visit children goes to these, however many there are beside them.
    @Nullable
    List<Element> dirtyChildren;
    /// The element among whose dirty children this one is.
    @Nullable
    Element listedIn;
    /// A child takes over values that are not inherited.
    boolean childrenInheritAll;

    void putPseudo(PseudoElement pseudo, ComputedStyle value) {
        if (pseudoStyles.isEmpty()) {
            pseudoStyles = new HashMap<>(4);
        }
        pseudoStyles.put(pseudo, value);
    }

    /// Whether something below has to be restyled.
    boolean hasDirtyDescendants() {
        return dirtyChildren != null;
    }

    void addDirtyChild(Element child) {
        if (dirtyChildren == null) {
            dirtyChildren = new ArrayList<>(2);
        }
        dirtyChildren.add(child);
    }

    void clean() {
        dirty = false;
        subtreeDirty = false;
        dirtyChildren = null;
        listedIn = null;
    }
}
