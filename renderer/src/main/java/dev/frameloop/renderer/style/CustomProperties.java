package dev.frameloop.renderer.style;

import org.jspecify.annotations.Nullable;

import java.util.Map;

/// The custom properties of an element as computed: name to text. Names are case-sensitive and begin with two dashes.
///
/// @see <a href="https://drafts.csswg.org/css-variables-2/">CSS Custom Properties</a>
public final class CustomProperties {
    /// None.
    public static final CustomProperties NONE = new CustomProperties(Map.of(), Map.of());

    private final Map<String, String> inherited;
    private final Map<String, String> own;

    /// @param inherited those that children get
    /// @param own those that children do not get, by `@property`
    CustomProperties(Map<String, String> inherited, Map<String, String> own) {
        this.inherited = inherited;
        this.own = own;
    }

    /// The computed value as text, or null when the property has none.
    public @Nullable String get(String name) {
        String value = own.get(name);
        return value != null ? value : inherited.get(name);
    }

    /// What children get.
    CustomProperties inherited() {
        return own.isEmpty() ? this : new CustomProperties(inherited, Map.of());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof CustomProperties that && inherited.equals(that.inherited) && own.equals(that.own);
    }

    @Override
    public int hashCode() {
        return inherited.hashCode() * 31 + own.hashCode();
    }
}
