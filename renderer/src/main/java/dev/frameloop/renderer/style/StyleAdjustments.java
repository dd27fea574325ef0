package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.value.Alignment;
import dev.frameloop.dom.css.value.BorderStyle;
import dev.frameloop.dom.css.value.Display;
import dev.frameloop.dom.css.value.Display.Inner;
import dev.frameloop.dom.css.value.Floating;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.Overflow;
import dev.frameloop.dom.css.value.Positioning;

/// Computed values that depend on other computed values, or on where the element stands.
final class StyleAdjustments {
    private static final Longhand[][] LINES = {{Longhand.BORDER_TOP_STYLE, Longhand.BORDER_TOP_WIDTH},
            {Longhand.BORDER_RIGHT_STYLE, Longhand.BORDER_RIGHT_WIDTH},
            {Longhand.BORDER_BOTTOM_STYLE, Longhand.BORDER_BOTTOM_WIDTH},
            {Longhand.BORDER_LEFT_STYLE, Longhand.BORDER_LEFT_WIDTH}, {Longhand.OUTLINE_STYLE, Longhand.OUTLINE_WIDTH},
            {Longhand.COLUMN_RULE_STYLE, Longhand.COLUMN_RULE_WIDTH}};

    private StyleAdjustments() {}

    /// @param parent the style of the parent in the flat tree
    /// @param root whether this is the root element
    static void adjust(ComputedStyleBuilder builder, ComputedStyle parent, boolean root) {
        adjustDisplay(builder, parent, root);
        adjustOverflow(builder);
        for (Longhand[] line : LINES) {
            BorderStyle style = (BorderStyle) builder.get(line[0]);
            if (style == BorderStyle.NONE || style == BorderStyle.HIDDEN) {
                builder.set(line[1], LengthPercentage.ZERO);
            } else if (builder.get(line[1]) == LengthPercentage.ZERO && !builder.wasSet(line[1])) {
                builder.set(line[1], LengthPercentage.ofPixels(3));
            }
        }
        if (builder.get(Longhand.JUSTIFY_ITEMS) instanceof Alignment own && own.kind() == Alignment.Kind.LEGACY) {
            boolean legacy = parent.justifyItems().kind().name().startsWith("LEGACY_");
            builder.set(Longhand.JUSTIFY_ITEMS, legacy ? parent.justifyItems() : Alignment.NORMAL);
        }
    }

    /// @see <a href="https://drafts.csswg.org/css-display-4/#transformations">CSS Display: automatic box type transformations</a>
    private static void adjustDisplay(ComputedStyleBuilder builder, ComputedStyle parent, boolean root) {
        Display display = (Display) builder.get(Longhand.DISPLAY);
        Positioning position = (Positioning) builder.get(Longhand.POSITION);
        boolean outOfFlow = position == Positioning.ABSOLUTE || position == Positioning.FIXED;
        if (outOfFlow) {
            builder.set(Longhand.FLOAT, Floating.NONE);
        }
        boolean floats = builder.get(Longhand.FLOAT) != Floating.NONE;
        Inner around = parent.display().inner();
        boolean item = !parent.display().isContents()
                && (around == Inner.FLEX || around == Inner.GRID || around == Inner.WEBKIT_BOX);
        if (root && display.isContents()) {
            builder.set(Longhand.DISPLAY, Display.BLOCK);
        } else if (outOfFlow || floats || root || item) {
            builder.set(Longhand.DISPLAY, display.blockified()).blockified(display.isInlineLevel());
        }
    }

    /// @see <a href="https://drafts.csswg.org/css-overflow-3/#overflow-properties">CSS Overflow: overflow-x, overflow-y</a>
    private static void adjustOverflow(ComputedStyleBuilder builder) {
        Overflow x = (Overflow) builder.get(Longhand.OVERFLOW_X);
        Overflow y = (Overflow) builder.get(Longhand.OVERFLOW_Y);
        builder.set(Longhand.OVERFLOW_X, beside(x, y));
        builder.set(Longhand.OVERFLOW_Y, beside(y, x));
    }

    private static Overflow beside(Overflow own, Overflow other) {
        boolean scrolls = other != Overflow.VISIBLE && other != Overflow.CLIP;
        if (!scrolls) {
            return own;
        }
        return own == Overflow.VISIBLE ? Overflow.AUTO : own == Overflow.CLIP ? Overflow.HIDDEN : own;
    }
}
