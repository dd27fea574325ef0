package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.value.CssValue;

/// The specified value of a custom property: anything.
///
/// @param value without white space around it
public record CustomValue(ComponentValues value) implements CssValue {
    @Override
    public String cssText() {
        return value.text().strip();
    }
}
