package dev.frameloop.dom.css.value;

/// One entry of `font-feature-settings` or `font-variation-settings`.
///
/// @param tag the four letters
/// @param value the value
public record FontSetting(String tag, double value) implements CssValue {
    @Override
    public String cssText() {
        return CssText.string(tag) + (value == 1 ? "" : " " + NumberText.of(value));
    }
}
