package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.value.CssValue;
import org.jspecify.annotations.Nullable;

/// One declared value.
///
/// @param longhand the property; null for a custom property
/// @param name the property's name, in lower case, or, for a custom property, as written
/// @param value the specified value
/// @param important whether it was declared important
public record PropertyDeclaration(@Nullable Longhand longhand, String name, CssValue value, boolean important) {
    /// Whether this declares a custom property.
    public boolean isCustomProperty() {
        return longhand == null;
    }

    /// The declaration as CSSOM serializes it.
    ///
    /// @see <a href="https://drafts.csswg.org/cssom/#serialize-a-css-declaration">CSSOM: serialize a CSS declaration</a>
    static String cssText(String name, String value, boolean important) {
        return name + ": " + value + (important ? " !important;" : ";");
    }
}
