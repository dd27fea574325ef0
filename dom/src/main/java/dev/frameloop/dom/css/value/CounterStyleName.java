package dev.frameloop.dom.css.value;

/// The name of a counter style, such as `decimal` or `disc`.
///
/// @param name the name; predefined ones in lower case
public record CounterStyleName(String name) implements ListStyleType {
    @Override
    public String cssText() {
        return CssText.identifier(name);
    }
}
