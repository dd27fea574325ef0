package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.property.PropertyGroup;
import dev.frameloop.dom.css.value.CssValue;

import java.util.Arrays;
import java.util.EnumSet;

/// Makes a {@link ComputedStyle} from another by setting values; groups that stay as they are stay shared.
public final class ComputedStyleBuilder {
    private static final PropertyGroup[] GROUPS = PropertyGroup.values();

    private final CssValue[][] groups;
    private final CssValue[][] origin;
    private final EnumSet<Longhand> lineWidths = EnumSet.noneOf(Longhand.class);
    private CustomProperties customProperties;
    private boolean blockified;

    ComputedStyleBuilder(CssValue[][] origin, CustomProperties customProperties) {
        this.origin = origin;
        this.groups = origin.clone();
        this.customProperties = customProperties;
    }

    /// The value as it is now.
    public CssValue get(Longhand property) {
        return groups[property.group().ordinal()][property.slot()];
    }

    /// Sets the computed value of a property.
    ///
    /// @param property not a flow-relative one
    public ComputedStyleBuilder set(Longhand property, CssValue computed) {
        int group = property.group().ordinal();
        if (property.cssName().endsWith("-width")) {
            lineWidths.add(property);
        }
        CssValue[] values = groups[group];
        CssValue old = values[property.slot()];
        if (old == computed || old != null && old.equals(computed)) {
            return this;
        }
        if (values == origin[group]) {
            values = values.clone();
            groups[group] = values;
        }
        values[property.slot()] = computed;
        return this;
    }

    /// Notes whether `display` is block-level only because of where the box stands.
    ComputedStyleBuilder blockified(boolean isBlockified) {
        blockified = isBlockified;
        return this;
    }

    /// Whether a width was set here: a line without one of its own is `medium`.
    boolean wasSet(Longhand lineWidth) {
        return lineWidths.contains(lineWidth);
    }

    /// The style as it is now; later changes do not show in it.
    ComputedStyle snapshot() {
        CssValue[][] copy = groups.clone();
        for (int i = 0; i < copy.length; i++) {
            if (copy[i] != origin[i]) {
                copy[i] = copy[i].clone();
            }
        }
        return new ComputedStyle(copy, customProperties, blockified);
    }

    /// Sets the custom properties.
    public ComputedStyleBuilder customProperties(CustomProperties properties) {
        customProperties = properties;
        return this;
    }

    /// The custom properties as they are now.
    public CustomProperties customProperties() {
        return customProperties;
    }

    /// The style; where groups come out as in an earlier style they are shared with it, and if all do it is that style.
    ComputedStyle buildLike(ComputedStyle earlier) {
        boolean same = blockified == earlier.isBlockified()
                && customProperties.equals(earlier.customProperties());
        for (int i = 0; i < groups.length; i++) {
            CssValue[] candidate = earlier.group(GROUPS[i]);
            if (groups[i] != candidate && Arrays.equals(groups[i], candidate)) {
                groups[i] = candidate;
            }
            same &= groups[i] == candidate;
        }
        return same ? earlier : build();
    }

    /// The style.
    public ComputedStyle build() {
        return new ComputedStyle(groups, customProperties, blockified);
    }
}
