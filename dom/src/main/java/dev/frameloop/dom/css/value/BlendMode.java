package dev.frameloop.dom.css.value;

/// How a layer blends with what is below: the properties `mix-blend-mode` and `background-blend-mode`.
public enum BlendMode implements KeywordValue {
    /// `normal`
    NORMAL,
    /// `multiply`
    MULTIPLY,
    /// `screen`
    SCREEN,
    /// `overlay`
    OVERLAY,
    /// `darken`
    DARKEN,
    /// `lighten`
    LIGHTEN,
    /// `color-dodge`
    COLOR_DODGE,
    /// `color-burn`
    COLOR_BURN,
    /// `hard-light`
    HARD_LIGHT,
    /// `soft-light`
    SOFT_LIGHT,
    /// `difference`
    DIFFERENCE,
    /// `exclusion`
    EXCLUSION,
    /// `hue`
    HUE,
    /// `saturation`
    SATURATION,
    /// `color`
    COLOR,
    /// `luminosity`
    LUMINOSITY,
    /// `plus-lighter`
    PLUS_LIGHTER
}
