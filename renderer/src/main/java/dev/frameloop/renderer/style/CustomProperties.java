package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.syntax.ComponentValues;
import org.jspecify.annotations.Nullable;

import java.util.Map;

/// The custom properties of an element as computed: name to value. Names are case-sensitive and begin with two dashes.
///
/// @see <a href="https://drafts.csswg.org/css-variables-2/">CSS Custom Properties</a>
public final class CustomProperties {
    /// None.
    public static final CustomProperties NONE = new CustomProperties(Map.of(), Map.of(), Map.of());

    private final Map<String, ComponentValues> inherited;
    private final Map<String, ComponentValues> own;
    private final Map<String, ComponentValues> initial;

    /// @param inherited those that children get
    /// @param own those that children do not get, by `@property`
    /// @param initial what registered properties have where nothing else says so
    CustomProperties(Map<String, ComponentValues> inherited, Map<String, ComponentValues> own,
            Map<String, ComponentValues> initial) {
        this.inherited = inherited;
        this.own = own;
        this.initial = initial;
    }

    /// The computed value as text, or null when the property has none.
    public @Nullable String text(String name) {
        ComponentValues value = get(name);
        return value == null ? null : value.text().strip();
    }

    /// The computed value, or null when the property has none.
    public @Nullable ComponentValues get(String name) {
        ComponentValues value = own.get(name);
        return value != null ? value : inherited.getOrDefault(name, initial.get(name));
    }

    /// Those that children do not get, by name.
    Map<String, ComponentValues> ownValues() {
        return own;
    }

    /// What registered properties have where nothing else says so.
    Map<String, ComponentValues> initialValues() {
        return initial;
    }

    /// Those that children get, by name.
    Map<String, ComponentValues> inheritedValues() {
        return inherited;
    }

    /// What children get.
    CustomProperties inherited() {
        return own.isEmpty() ? this : new CustomProperties(inherited, Map.of(), initial);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof CustomProperties that && inherited.equals(that.inherited) && own.equals(that.own)
                        && initial.equals(that.initial);
    }

    @Override
    public int hashCode() {
        return inherited.hashCode() * 31 + own.hashCode();
    }
}
