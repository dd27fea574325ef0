package dev.frameloop.dom.css.value;

import org.jspecify.annotations.Nullable;

/// `counter()` or `counters()`.
///
/// @param name the counter
/// @param separator what stands between nested counters; null for `counter()`
/// @param style how the number is written
public record CounterReference(String name, @Nullable String separator, ListStyleType style) implements ContentItem {
    @Override
    public String cssText() {
        StringBuilder text = new StringBuilder(separator == null ? "counter(" : "counters(")
                .append(CssText.identifier(name));
        if (separator != null) {
            text.append(", ").append(CssText.string(separator));
        }
        if (!style.cssText().equals("decimal")) {
            text.append(", ").append(style.cssText());
        }
        return text.append(')').toString();
    }
}
