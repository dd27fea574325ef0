package dev.frameloop.dom.css.value;

/// A string.
///
/// @param value its content
public record StringValue(String value) implements ContentItem, ListStyleType {
    @Override
    public String cssText() {
        return CssText.string(value);
    }
}
