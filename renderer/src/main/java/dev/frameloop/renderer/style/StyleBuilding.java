package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.property.PendingValue;
import dev.frameloop.dom.css.property.Property;
import dev.frameloop.dom.css.property.PropertyParser;
import dev.frameloop.dom.css.property.Substitution;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.Direction;
import dev.frameloop.dom.css.value.WideKeyword;
import dev.frameloop.dom.css.value.WritingMode;
import dev.frameloop.renderer.style.CascadedValues.Winner;
import org.jspecify.annotations.Nullable;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/// From cascaded values to a computed style: defaulting, substitution, computation.
///
/// Properties that others depend on come first: custom properties, direction and writing mode, the font, then the line height, then all
/// others.
///
/// @see <a href="https://drafts.csswg.org/css-cascade-5/#value-stages">CSS Cascade: value processing</a>
final class StyleBuilding {
    private static final List<Longhand> FONT_FIRST = List.of(Longhand.FONT_SIZE, Longhand.FONT_FAMILY,
            Longhand.FONT_WEIGHT, Longhand.FONT_STYLE,
            Longhand.FONT_STRETCH);

    private final ComputedStyle parent;
    private final @Nullable ComputedStyle root;
    private final StyleEnvironment environment;
    private final RegisteredProperties registered;
    private final ComputedStyleBuilder builder;
    private final CascadedValues cascaded;
    private final Map<PendingValue, Map<Longhand, CssValue>> substituted = new IdentityHashMap<>();
    private RelativeUnits units;
    private boolean inheritedAll;

    /// @param parent what is inherited
    /// @param root the style of the root element; null for that element itself
    /// @param registered the registered custom properties
    StyleBuilding(CascadedValues cascaded, ComputedStyle parent, @Nullable ComputedStyle root,
            StyleEnvironment environment, RegisteredProperties registered) {
        this.registered = registered;
        this.cascaded = cascaded;
        this.parent = parent;
        this.root = root;
        this.environment = environment;
        this.builder = parent.childBuilder();
        this.units = new RelativeUnits(environment, parent, parent, root);
    }

    /// The computed style, before adjustments that depend on where the element stands.
    ComputedStyleBuilder build() {
        Map<String, CssValue> custom = cascaded.customWinners();
        builder.customProperties(CustomPropertyResolution.resolve(custom, parent.customProperties(), registered));
        apply(Longhand.DIRECTION, cascaded.winner(Longhand.DIRECTION));
        apply(Longhand.WRITING_MODE, cascaded.winner(Longhand.WRITING_MODE));
        @Nullable
        Winner[] winners = new Winner[Longhand.values().length];
        cascaded.winners((WritingMode) builder.get(Longhand.WRITING_MODE), (Direction) builder.get(Longhand.DIRECTION),
                winners);
        for (Longhand property : FONT_FIRST) {
            apply(property, winners[property.ordinal()]);
            winners[property.ordinal()] = null;
        }
        ComputedStyle withFont = builder.snapshot();
        units = new RelativeUnits(environment, withFont, parent, root == null ? withFont : root);
        apply(Longhand.LINE_HEIGHT, winners[Longhand.LINE_HEIGHT.ordinal()]);
        winners[Longhand.LINE_HEIGHT.ordinal()] = null;
        units = new RelativeUnits(environment, withFont, builder.snapshot(), root == null ? withFont : root);
        builder.customProperties(
                CustomPropertyResolution.computed(custom, builder.customProperties(), registered, units));
        for (Longhand property : Longhand.values()) {
            apply(property, winners[property.ordinal()]);
        }
        return builder;
    }

    /// Whether a value was taken over that is not inherited by itself.
    boolean inheritedAll() {
        return inheritedAll;
    }

    private void apply(Longhand property, @Nullable Winner winner) {
        if (winner != null) {
            CssValue value = winner.value();
            if (value instanceof PendingValue pending && winner.property() != null) {
                value = substituted(pending, winner.property());
            }
            builder.set(property, computed(property, value));
        }
    }

    /// The value after substitution; `unset` when it is invalid at computed-value time.
    private CssValue substituted(PendingValue pending, Longhand property) {
        Map<Longhand, CssValue> values = substituted.computeIfAbsent(pending, key -> {
            ComponentValues text = Substitution.substitute(key.value(), builder.customProperties()::get);
            Property declared = key.shorthand() != null ? key.shorthand() : property;
            Map<Longhand, CssValue> parsed = text == null || text.trim().isEmpty()
                    ? null
                    : PropertyParser.parseResolved(declared, text.trim());
            return parsed == null ? Map.of() : parsed;
        });
        return values.getOrDefault(property, WideKeyword.UNSET);
    }

    private CssValue computed(Longhand property, CssValue specified) {
        if (specified instanceof WideKeyword keyword) {
            boolean inherit = switch (keyword) {
                case INHERIT -> true;
                case INITIAL -> false;
                // A revert that found nothing below is an unset.
                case UNSET, REVERT, REVERT_LAYER -> property.isInherited();
            };
            inheritedAll |= inherit && !property.isInherited();
            return (inherit ? parent : ComputedStyle.initial()).get(property);
        }
        return ComputedValueRules.computed(property, specified, parent, builder, units);
    }
}
