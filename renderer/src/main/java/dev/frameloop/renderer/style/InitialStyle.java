package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.InitialValues;
import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.property.PropertyGroup;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.NumericLiteral;

/// The computed style that has the initial value of every property.
final class InitialStyle {
    static final ComputedStyle STYLE = make();

    private InitialStyle() {}

    private static ComputedStyle make() {
        int[] sizes = new int[PropertyGroup.values().length];
        for (Longhand property : Longhand.values()) {
            if (!property.isFlowRelative()) {
                sizes[property.group().ordinal()]++;
            }
        }
        CssValue[][] groups = new CssValue[sizes.length][];
        for (int i = 0; i < sizes.length; i++) {
            groups[i] = new CssValue[sizes[i]];
        }
        RelativeUnits units = RelativeUnits.INITIAL;
        for (Longhand property : Longhand.values()) {
            if (!property.isFlowRelative()) {
                groups[property.group().ordinal()][property.slot()] = computed(property, units);
            }
        }
        return new ComputedStyle(groups, CustomProperties.NONE, false);
    }

    private static CssValue computed(Longhand property, RelativeUnits units) {
        return switch (property) {
            case FONT_SIZE -> LengthPercentage.ofPixels(16);
            case FONT_WEIGHT -> NumericLiteral.number(400);
            // Without a style, borders and outlines have no width.
            case BORDER_TOP_WIDTH, BORDER_RIGHT_WIDTH, BORDER_BOTTOM_WIDTH, BORDER_LEFT_WIDTH, OUTLINE_WIDTH,
                    COLUMN_RULE_WIDTH ->
                LengthPercentage.ZERO;
            default -> InitialValues.of(property).computed(units);
        };
    }
}
