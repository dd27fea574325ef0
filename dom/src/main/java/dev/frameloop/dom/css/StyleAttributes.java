package dev.frameloop.dom.css;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.property.PropertyParser;
import dev.frameloop.dom.css.property.Shorthand;
import org.jspecify.annotations.Nullable;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// Which attribute of a style stands for which property: `backgroundColor`, `background-color`, `webkitTransform`.
///
/// @see <a href="https://drafts.csswg.org/cssom/#css-property-to-idl-attribute">CSSOM: CSS property to IDL attribute</a>
final class StyleAttributes {
    private static final Map<String, String> PROPERTIES = properties();
    private static final Set<String> CAMEL_CASED = Collections.unmodifiableSet(new TreeMap<>(PROPERTIES).keySet());

    private StyleAttributes() {}

    private static Map<String, String> properties() {
        Map<String, String> map = new HashMap<>();
        for (Longhand property : Longhand.values()) {
            add(map, property.cssName());
        }
        for (Shorthand property : Shorthand.values()) {
            add(map, property.cssName());
        }
        return Map.copyOf(map);
    }

    private static void add(Map<String, String> map, String property) {
        map.put(property, property);
        map.put(camelCased(property, false), property);
        if (property.startsWith("-webkit-")) {
            map.put(camelCased(property, true), property);
        }
    }

    /// @param lowercaseFirst whether a leading dash is dropped, so that `webkit` begins with a small letter
    private static String camelCased(String property, boolean lowercaseFirst) {
        StringBuilder out = new StringBuilder();
        boolean upper = false;
        for (int i = lowercaseFirst ? 1 : 0; i < property.length(); i++) {
            char c = property.charAt(i);
            if (c == '-') {
                upper = true;
            } else {
                out.append(upper ? Character.toUpperCase(c) : c);
                upper = false;
            }
        }
        return out.toString();
    }

    static @Nullable String property(String attribute) {
        String known = PROPERTIES.get(attribute);
        if (known != null || !attribute.startsWith("webkit") && !attribute.startsWith("Webkit")) {
            return known;
        }
        // An old name of a property that is known without its prefix.
        StringBuilder name = new StringBuilder("-webkit");
        for (int i = "webkit".length(); i < attribute.length(); i++) {
            char c = attribute.charAt(i);
            name.append(c >= 'A' && c <= 'Z' ? "-" + (char) (c + ('a' - 'A')) : String.valueOf(c));
        }
        return PropertyParser.property(name.toString()) == null ? null : name.toString();
    }

    static Set<String> all() {
        return CAMEL_CASED;
    }
}
