package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.value.CssValue;
import org.jspecify.annotations.Nullable;

/// A value with `var()` or `env()`, which only means something for an element.
///
/// @param value the text with its references
/// @param shorthand the shorthand that was declared, or null when the longhand was
/// @see <a href="https://drafts.csswg.org/css-variables-2/#pending-substitution-value">CSS Variables: pending-substitution value</a>
public record PendingValue(ComponentValues value, @Nullable Shorthand shorthand) implements CssValue {
    @Override
    public String cssText() {
        return shorthand == null ? value.text().strip() : "";
    }
}
