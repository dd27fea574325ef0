package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.tree.Element;
import org.jspecify.annotations.Nullable;

/// The port through which `getComputedStyle` asks layout for used values.
public interface UsedValues {
    /// Knows no layout.
    UsedValues NONE = (element, property) -> null;

    /// The used value in px of `width`, `height`, a margin, a padding or an inset, layout brought up to date first.
    ///
    /// @param element the element
    /// @param property one of those properties, not flow-relative
    /// @return null where the element has no box, or the property does not apply to it: then the computed value is told
    @Nullable
    Double usedPixels(Element element, Longhand property);
}
