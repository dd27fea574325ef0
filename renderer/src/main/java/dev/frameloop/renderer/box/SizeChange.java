package dev.frameloop.renderer.box;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.property.PropertyGroup;
import dev.frameloop.dom.css.property.StyleEffect;
import dev.frameloop.renderer.style.ComputedStyle;

/// Tells changes of a box's size from those that concern the boxes around it.
final class SizeChange {
    private static final PropertyGroup[] GROUPS = PropertyGroup.values();

    private SizeChange() {}

    /// Whether `width`, `height` and their limits are all that layout has to see of a change.
    static boolean isAll(ComputedStyle before, ComputedStyle after) {
        for (PropertyGroup group : GROUPS) {
            if (group != PropertyGroup.BOX && !before.sharesGroup(group, after)) {
                return false;
            }
        }
        for (Longhand property : Longhand.values()) {
            if (property.group() == PropertyGroup.BOX && !property.isFlowRelative()
                    && property.effect() == StyleEffect.RELAYOUT && !isSize(property)
                    && !before.get(property).equals(after.get(property))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSize(Longhand property) {
        return switch (property) {
            case WIDTH, HEIGHT, MIN_WIDTH, MIN_HEIGHT, MAX_WIDTH, MAX_HEIGHT -> true;
            default -> false;
        };
    }
}
