package dev.frameloop.renderer.box;

import dev.frameloop.dom.css.value.Contain;
import dev.frameloop.dom.css.value.None;
import dev.frameloop.dom.css.value.Overflow;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.renderer.style.ComputedStyle;

import org.jspecify.annotations.Nullable;

/// Whose properties apply to the viewport and its canvas instead of to the box itself: those of the root element, or of `body`.
///
/// @param background the box whose background covers the canvas; null where there is no root element
/// @param overflow the box whose `overflow` is the viewport's; null where there is no root element
/// @see <a href="https://drafts.csswg.org/css-backgrounds-3/#special-backgrounds">CSS Backgrounds 3: backgrounds of special elements</a>
/// @see <a href="https://drafts.csswg.org/css-overflow-3/#overflow-propagation">CSS Overflow 3: overflow viewport propagation</a>
public record ViewportPropagation(@Nullable Box background, @Nullable Box overflow) {
    /// What is propagated now.
    ///
    /// @param viewport the box of the initial containing block
    public static ViewportPropagation of(Box viewport) {
        Box root = childOf(viewport, null);
        if (root == null) {
            return new ViewportPropagation(null, null);
        }
        boolean html = root.element() instanceof Element element && element.localName().equals("html");
        boolean contained = !root.style().contain().equals(Contain.NONE);
        Box body = html && !contained ? childOf(root, "body") : null;
        if (body == null || !body.style().contain().equals(Contain.NONE)) {
            return new ViewportPropagation(root, root);
        }
        boolean rootClips = root.style().overflowX() != Overflow.VISIBLE
                || root.style().overflowY() != Overflow.VISIBLE;
        return new ViewportPropagation(hasBackground(root.style()) ? root : body, rootClips ? root : body);
    }

    private static @Nullable Box childOf(Box parent, @Nullable String name) {
        for (Box child = parent.firstChild(); child != null; child = child.nextSibling()) {
            Element element = child.element();
            if (element != null && (name == null || element.localName().equals(name))) {
                return child;
            }
        }
        return null;
    }

    private static boolean hasBackground(ComputedStyle style) {
        return !style.backgroundColor().isTransparent()
                || style.backgroundImage().stream().anyMatch(image -> !(image instanceof None));
    }
}
