package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.property.PropertyGroup;
import dev.frameloop.dom.css.value.AbsoluteColor;
import dev.frameloop.dom.css.value.BorderStyle;
import dev.frameloop.dom.css.value.Color;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.Direction;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.LineHeight;
import dev.frameloop.dom.css.value.NumericLiteral;
import dev.frameloop.dom.css.value.ValueList;
import dev.frameloop.dom.css.value.WritingMode;

import org.jspecify.annotations.Nullable;

/// The computed values of an element or pseudo-element. Immutable.
///
/// The values lie in groups of properties. An element without declarations for a group shares the group of its parent (inherited
/// groups) or the initial one, so equal groups are mostly the same object, and comparing styles is cheap. The accessors stand in one
/// interface for each group; `get` serves what goes through all properties.
///
/// Lengths are CSS px in double precision; what depends on layout is a {@link LengthPercentage}.
///
/// @see <a href="https://drafts.csswg.org/css-cascade-5/#computed">CSS Cascade: computed values</a>
public final class ComputedStyle
        implements
            PropertyValues,
            FontProperties,
            TextProperties,
            InheritedProperties,
            BoxProperties,
            SurroundProperties,
            BorderProperties,
            BackgroundProperties,
            FlexProperties,
            GridProperties,
            EffectProperties,
            TransformProperties,
            ScrollProperties,
            AnimationProperties {
    private final CssValue[][] groups;
    private final CustomProperties customProperties;
    private final boolean blockified;

    ComputedStyle(CssValue[][] groups, CustomProperties customProperties, boolean blockified) {
        this.groups = groups;
        this.blockified = blockified;
        this.customProperties = customProperties;
    }

    /// The style of initial values, as a tree's root inherits it.
    public static ComputedStyle initial() {
        return InitialStyle.STYLE;
    }

    /// A builder that starts from this style.
    public ComputedStyleBuilder toBuilder() {
        return new ComputedStyleBuilder(groups, customProperties).blockified(blockified);
    }

    /// A builder for a child: inherited groups from this style, the others initial.
    public ComputedStyleBuilder childBuilder() {
        CssValue[][] start = InitialStyle.STYLE.groups.clone();
        for (PropertyGroup group : PropertyGroup.values()) {
            if (group.isInherited()) {
                start[group.ordinal()] = groups[group.ordinal()];
            }
        }
        return new ComputedStyleBuilder(start, customProperties.inherited());
    }

    @Override
    public CssValue get(Longhand property) {
        return groups[property.group().ordinal()][property.slot()];
    }

    /// The values of a group; to compare, never to change.
    CssValue[] group(PropertyGroup group) {
        return groups[group.ordinal()];
    }

    /// Whether `display` is block-level only because the box floats or is positioned: in flow it would stand in a line.
    public boolean isBlockified() {
        return blockified;
    }

    /// The custom properties.
    public CustomProperties customProperties() {
        return customProperties;
    }

    /// Whether both share the values of this group.
    public boolean sharesGroup(PropertyGroup group, ComputedStyle other) {
        return groups[group.ordinal()] == other.groups[group.ordinal()];
    }

    @Override
    public AbsoluteColor color() {
        return (AbsoluteColor) get(Longhand.COLOR);
    }

    /// `outline-color`; `auto` is the text colour.
    public AbsoluteColor outlineColor() {
        return get(Longhand.OUTLINE_COLOR) instanceof Color color ? color.resolve(color()) : color();
    }

    /// `transform-origin`: x and y; percentages are of the reference box.
    public LengthPercentage transformOriginX() {
        return transformOrigin(0);
    }

    /// `transform-origin`: y
    public LengthPercentage transformOriginY() {
        return transformOrigin(1);
    }

    /// `transform-origin`: z in px
    public double transformOriginZ() {
        return transformOrigin(2).px();
    }

    private LengthPercentage transformOrigin(int axis) {
        return (LengthPercentage) ((ValueList<?>) get(Longhand.TRANSFORM_ORIGIN)).items().get(axis);
    }

    /// The used line height in px.
    ///
    /// @return NaN for `normal`, which depends on the font that is used
    public double usedLineHeight() {
        LineHeight height = lineHeight();
        if (height instanceof NumericLiteral number) {
            return number.value() * fontSize();
        }
        return height instanceof LengthPercentage length ? length.px() : Double.NaN;
    }

    /// Whether lines are vertical.
    public boolean isVertical() {
        return writingMode() != WritingMode.HORIZONTAL_TB;
    }

    /// Whether the inline base direction is right to left.
    public boolean isRightToLeft() {
        return direction() == Direction.RTL;
    }

    /// Whether a border of this style is drawn and has a width.
    static boolean hasWidth(@Nullable CssValue style) {
        return style != BorderStyle.NONE && style != BorderStyle.HIDDEN;
    }
}
