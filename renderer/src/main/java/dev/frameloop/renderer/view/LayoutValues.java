package dev.frameloop.renderer.view;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.value.BoxSizing;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.Positioning;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.view.Rect;
import dev.frameloop.renderer.layout.BoxFragment;
import dev.frameloop.renderer.style.ComputedStyle;
import dev.frameloop.renderer.style.UsedValues;

import org.jspecify.annotations.Nullable;

/// The used values of sizes and paddings, from fragments.
///
/// UNIMPLEMENTED: the used values of margins in per cent or `auto`, and of insets.
///
/// @see <a href="https://drafts.csswg.org/cssom/#resolved-values">CSSOM: resolved values</a>
record LayoutValues(LayoutView view) implements UsedValues {
    @Override
    public @Nullable Double usedPixels(Element element, Longhand property) {
        BoxFragment fragment = view.fragment(element);
        if (fragment == null) {
            return null;
        }
        ComputedStyle style = fragment.style();
        boolean borderBox = style.boxSizing() == BoxSizing.BORDER_BOX;
        Rect size = (borderBox ? fragment.borderBox() : fragment.contentBox()).toPixels();
        return switch (property) {
            case WIDTH -> size.width();
            case HEIGHT -> size.height();
            case PADDING_TOP -> pixels(fragment.padding().top());
            case PADDING_RIGHT -> pixels(fragment.padding().right());
            case PADDING_BOTTOM -> pixels(fragment.padding().bottom());
            case PADDING_LEFT -> pixels(fragment.padding().left());
            case MARGIN_TOP, MARGIN_RIGHT, MARGIN_BOTTOM, MARGIN_LEFT -> length(style, property);
            case TOP, RIGHT, BOTTOM, LEFT -> style.position() == Positioning.STATIC ? null : length(style, property);
            default -> null;
        };
    }

    private static double pixels(long length) {
        return length / 64.0;
    }

    private static @Nullable Double length(ComputedStyle style, Longhand property) {
        return style.get(property) instanceof LengthPercentage length && !length.hasPercentage() ? length.px() : null;
    }
}
