package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.WideKeyword;
import org.jspecify.annotations.Nullable;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/// From a property's name and a value's text to specified values of longhands.
public final class PropertyParser {
    private static final Map<String, String> ALIASES = Map.ofEntries(Map.entry("word-wrap", "overflow-wrap"),
            Map.entry("grid-gap", "gap"), Map.entry("grid-row-gap", "row-gap"),
            Map.entry("grid-column-gap", "column-gap"),
            Map.entry("font-width", "font-stretch"), Map.entry("-webkit-line-clamp", "line-clamp"),
            Map.entry("page-break-before", "break-before"), Map.entry("page-break-after", "break-after"),
            Map.entry("page-break-inside", "break-inside"), Map.entry("-webkit-text-size-adjust", "text-size-adjust"));

    private PropertyParser() {}

    /// The property of this name, aliases resolved; null for one that is not known here, or a custom property.
    ///
    /// @param name in lower case
    public static @Nullable Property property(String name) {
        Longhand longhand = Longhand.byName(name);
        if (longhand != null) {
            return longhand;
        }
        Shorthand shorthand = Shorthand.byName(name);
        if (shorthand != null) {
            return shorthand;
        }
        String alias = ALIASES.get(name);
        if (alias != null) {
            return property(alias);
        }
        return name.startsWith("-webkit-") && name.length() > 8 ? property(name.substring(8)) : null;
    }

    /// The specified values that a declaration sets.
    ///
    /// @return null when the value is not valid for the property, so that the declaration is dropped
    public static @Nullable Map<Longhand, CssValue> parse(Property property, ComponentValues value) {
        if (value.containsBadToken() || value.trim().isEmpty()) {
            return null;
        }
        if (value.containsSubstitution()) {
            return Substitution.isValid(value)
                    ? all(property,
                            new PendingValue(value.trim(), property instanceof Shorthand shorthand ? shorthand : null))
                    : null;
        }
        return parseResolved(property, value);
    }

    /// As {@link #parse}, after substitution.
    public static @Nullable Map<Longhand, CssValue> parseResolved(Property property, ComponentValues value) {
        WideKeyword wide = WideKeywords.of(value);
        if (wide != null) {
            return all(property, wide);
        }
        return switch (property) {
            case Longhand longhand -> {
                CssValue single = parseLonghand(longhand, value);
                yield single == null ? null : Map.of(longhand, single);
            }
            case Shorthand shorthand -> ShorthandParser.parse(shorthand, value);
        };
    }

    private static @Nullable CssValue parseLonghand(Longhand property, ComponentValues value) {
        ComponentValueStream in = value.stream();
        CssValue result = Grammars.of(property).parse(in);
        return result != null && Grammar.atEnd(in) ? result : null;
    }

    private static Map<Longhand, CssValue> all(Property property, CssValue value) {
        if (property instanceof Longhand longhand) {
            return Map.of(longhand, value);
        }
        Map<Longhand, CssValue> values = new EnumMap<>(Longhand.class);
        for (Longhand longhand : ((Shorthand) property).longhands()) {
            values.put(longhand, value);
        }
        return values;
    }

    /// Whether `@supports` finds the declaration supported.
    ///
    /// @param name in any case of letters
    public static boolean supports(String name, ComponentValues value) {
        if (name.startsWith("--")) {
            return name.length() > 2 && !value.containsBadToken();
        }
        Property property = property(name.toLowerCase(Locale.ROOT));
        return property != null && parse(property, value) != null;
    }
}
