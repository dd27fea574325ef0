package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.value.AbsoluteColor;
import dev.frameloop.dom.css.value.Color;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.IndividualTransform;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.Numeric;
import dev.frameloop.dom.css.value.TransformFunction;
import dev.frameloop.dom.css.value.ValueList;

import java.util.List;

/// Computed values by property, under what the typed accessors of a {@link ComputedStyle} stand on.
public sealed interface PropertyValues
        permits ComputedStyle, FontProperties, TextProperties, InheritedProperties, BoxProperties, SurroundProperties,
        BorderProperties,
        BackgroundProperties, FlexProperties, GridProperties, EffectProperties, TransformProperties, ScrollProperties,
        AnimationProperties {
    /// The computed value of a property.
    ///
    /// @param property not a flow-relative one
    CssValue get(Longhand property);

    /// `color`, for what says `currentcolor`.
    AbsoluteColor color();

    /// A length in px.
    default double pixels(Longhand property) {
        return ((Numeric) get(property)).resolve(0);
    }

    /// A number.
    default double number(Longhand property) {
        return ((Numeric) get(property)).resolve(1);
    }

    /// A percentage, 100 for the whole.
    default double percent(Longhand property) {
        return get(property) instanceof LengthPercentage value ? value.resolve(100) : number(property);
    }

    /// A colour with `currentcolor` resolved.
    default AbsoluteColor color(Longhand property) {
        return ((Color) get(property)).resolve(color());
    }

    /// The items of a list; none for a keyword that stands for an empty one.
    @SuppressWarnings("unchecked") // the grammar of the property made the list
    default <T extends CssValue> List<T> list(Longhand property) {
        return get(property) instanceof ValueList<?>(List<? extends CssValue> items, String separator)
                ? (List<T>) items
                : List.of();
    }

    /// The function that `translate`, `rotate` or `scale` stands for; none for `none`.
    default List<TransformFunction> individualTransform(Longhand property) {
        return get(property) instanceof IndividualTransform(TransformFunction function) ? List.of(function) : List.of();
    }
}
