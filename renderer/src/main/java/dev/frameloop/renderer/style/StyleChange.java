package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.property.PropertyGroup;
import dev.frameloop.dom.css.property.StyleEffect;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.None;
import dev.frameloop.dom.tree.Element;
import org.jspecify.annotations.Nullable;

import java.util.Arrays;

/// An element whose style has changed.
///
/// @param element the element
/// @param before the style it had; null when it had none
/// @param after the style it has
/// @param effect what the change asks of layout and paint, pseudo-elements included
public record StyleChange(Element element, @Nullable ComputedStyle before, ComputedStyle after, StyleEffect effect) {
    private static final PropertyGroup[] GROUPS = PropertyGroup.values();
    private static final Longhand[][] BY_GROUP = byGroup();

    private static Longhand[][] byGroup() {
        Longhand[][] table = new Longhand[GROUPS.length][];
        for (PropertyGroup group : GROUPS) {
            table[group.ordinal()] = Arrays.stream(Longhand.values())
                    .filter(property -> property.group() == group && !property.isFlowRelative())
                    .toArray(Longhand[]::new);
        }
        return table;
    }

    /// What a change from one style to another asks for; groups that are shared cost nothing.
    public static StyleEffect effectOf(@Nullable ComputedStyle before, ComputedStyle after) {
        if (before == null) {
            return StyleEffect.REBUILD;
        }
        StyleEffect effect = StyleEffect.NONE;
        for (PropertyGroup group : GROUPS) {
            if (before.sharesGroup(group, after)) {
                continue;
            }
            CssValue[] old = before.group(group);
            CssValue[] now = after.group(group);
            for (Longhand property : BY_GROUP[group.ordinal()]) {
                CssValue from = old[property.slot()];
                CssValue to = now[property.slot()];
                if (from != to && !from.equals(to)) {
                    effect = greater(effect, effectOf(property, from, to));
                }
            }
        }
        return effect;
    }

    private static StyleEffect effectOf(Longhand property, CssValue from, CssValue to) {
        return switch (property) {
            // With the first transform or filter an element becomes the containing block of what is fixed in it.
            case TRANSFORM, TRANSLATE, ROTATE, SCALE, FILTER, BACKDROP_FILTER, PERSPECTIVE ->
                from == None.NONE || to == None.NONE ? StyleEffect.RELAYOUT : property.effect();
            default -> property.effect();
        };
    }

    static StyleEffect greater(StyleEffect a, StyleEffect b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    /// Whether children have to take over inherited values anew.
    static boolean changesInheritance(@Nullable ComputedStyle before, ComputedStyle after) {
        if (before == null || !before.customProperties().inherited().equals(after.customProperties().inherited())) {
            return true;
        }
        for (PropertyGroup group : GROUPS) {
            if (group.isInherited() && !before.sharesGroup(group, after)
                    && !Arrays.equals(before.group(group), after.group(group))) {
                return true;
            }
        }
        // Whether children are flex or grid items decides about their display.
        return !before.display().equals(after.display());
    }
}
