package dev.frameloop.dom.css.value;

/// A name that the author chose.
///
/// @param name the name, not escaped
public record Ident(String name) implements CssValue {
    @Override
    public String cssText() {
        return CssText.identifier(name);
    }
}
