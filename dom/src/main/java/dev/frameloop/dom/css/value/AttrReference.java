package dev.frameloop.dom.css.value;

import org.jspecify.annotations.Nullable;

/// `attr()` in `content`.
///
/// @param attribute the attribute, in lower case
/// @param fallback the text where the element lacks it
public record AttrReference(String attribute, @Nullable String fallback) implements ContentItem {
    @Override
    public String cssText() {
        return "attr(" + CssText.identifier(attribute) + (fallback == null ? "" : ", " + CssText.string(fallback))
                + ")";
    }
}
