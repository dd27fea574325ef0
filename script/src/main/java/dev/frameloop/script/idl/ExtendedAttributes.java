package dev.frameloop.script.idl;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.Map;

/// The extended attributes of a definition, a member, an argument or a type: `[Exposed=Window, SameObject]`.
///
/// @param values the text right of `=` by name; the empty string where there is none
///
/// @see <a href="https://webidl.spec.whatwg.org/#idl-extended-attributes">Web IDL: extended attributes</a>
public record ExtendedAttributes(Map<String, String> values) {
    /// No extended attributes.
    public static final ExtendedAttributes NONE = new ExtendedAttributes(Map.of());

    /// Keeps a copy of the map.
    public ExtendedAttributes {
        values = Map.copyOf(values);
    }

    /// Whether there is one with this name.
    public boolean has(String name) {
        return values.containsKey(name);
    }

    /// The text right of `=`, quotes removed; null where there is no such attribute or it has no value.
    public @Nullable String value(String name) {
        String value = values.get(name);
        return value == null || value.isEmpty() ? null : value;
    }

    /// These together with others; the others win.
    public ExtendedAttributes and(ExtendedAttributes others) {
        if (others.values.isEmpty()) {
            return this;
        }
        Map<String, String> all = new LinkedHashMap<>(values);
        all.putAll(others.values);
        return new ExtendedAttributes(all);
    }
}
