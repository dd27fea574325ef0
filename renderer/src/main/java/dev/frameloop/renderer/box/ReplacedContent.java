package dev.frameloop.renderer.box;

import dev.frameloop.dom.tree.Element;
import org.jspecify.annotations.Nullable;

/// Tells which elements are replaced, and the natural dimensions of what replaces them.
@FunctionalInterface
public interface ReplacedContent {
    /// No element is replaced.
    ReplacedContent NONE = _ -> null;

    /// The natural dimensions of the element's content, {@link NaturalSize#NONE} while they are not known; null for an element that is laid
    /// out by its children.
    @Nullable
    NaturalSize naturalSize(Element element);
}
