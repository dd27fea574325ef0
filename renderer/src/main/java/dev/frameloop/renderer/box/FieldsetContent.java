package dev.frameloop.renderer.box;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.value.Display;
import dev.frameloop.dom.html.HTMLLegendElement;
import dev.frameloop.renderer.style.ComputedStyle;
import dev.frameloop.renderer.style.ComputedStyleBuilder;

import java.util.List;

/// The anonymous box that has the content of a fieldset but its legend, and lays it out as the fieldset's style says.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/rendering.html#anonymous-fieldset-content-box">HTML: anonymous fieldset content box</a>
final class FieldsetContent {
    private static final List<Longhand> TAKEN_OVER = List.of(Longhand.ALIGN_CONTENT, Longhand.ALIGN_ITEMS,
            Longhand.COLUMN_COUNT, Longhand.COLUMN_FILL, Longhand.COLUMN_GAP, Longhand.COLUMN_WIDTH,
            Longhand.FLEX_DIRECTION, Longhand.FLEX_WRAP, Longhand.GRID_AUTO_COLUMNS, Longhand.GRID_AUTO_FLOW,
            Longhand.GRID_AUTO_ROWS, Longhand.GRID_TEMPLATE_AREAS, Longhand.GRID_TEMPLATE_COLUMNS,
            Longhand.GRID_TEMPLATE_ROWS, Longhand.JUSTIFY_CONTENT, Longhand.JUSTIFY_ITEMS, Longhand.OVERFLOW_X,
            Longhand.OVERFLOW_Y, Longhand.PADDING_BOTTOM, Longhand.PADDING_LEFT, Longhand.PADDING_RIGHT,
            Longhand.PADDING_TOP, Longhand.ROW_GAP, Longhand.TEXT_OVERFLOW, Longhand.UNICODE_BIDI);

    private FieldsetContent() {}

    static LayoutBox of(ElementStyles styles, ComputedStyle fieldset) {
        Display.Inner inner = fieldset.display().inner();
        Display.Inner used = inner == Display.Inner.FLEX || inner == Display.Inner.GRID
                ? inner
                : Display.Inner.FLOW_ROOT;
        ComputedStyleBuilder builder = styles.anonymous(fieldset, new Display(Display.Outer.BLOCK, used, false))
                .toBuilder();
        TAKEN_OVER.forEach(property -> builder.set(property, fieldset.get(property)));
        ComputedStyle style = builder.build();
        return switch (inner) {
            case FLEX -> new FlexContainer(null, null, style);
            case GRID -> new GridContainer(null, null, style);
            default -> new BlockContainer(null, null, style, BlockContainer.Role.ANONYMOUS);
        };
    }

    /// Puts the fieldset's legend before the content box; tells whether the box is that legend.
    static boolean placeLegend(Box content, Box child) {
        if (content.node() == null && content.parent() instanceof BlockContainer fieldset && fieldset.isFieldset()
                && fieldset.firstChild() == content && child.element() instanceof HTMLLegendElement
                && child instanceof LayoutBox && !child.isOutOfFlow() && !child.isInlineLevel()) {
            fieldset.insertBefore(child, content);
            return true;
        }
        return false;
    }
}
