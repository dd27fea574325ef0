package dev.frameloop.renderer.display;

/// How a layer's colours mix with what lies below it.
///
/// @see <a href="https://drafts.csswg.org/compositing-1/#blending">Compositing and Blending 1: blending</a>
public enum BlendMode {
    NORMAL, MULTIPLY, SCREEN, OVERLAY, DARKEN, LIGHTEN, COLOR_DODGE, COLOR_BURN, HARD_LIGHT, SOFT_LIGHT, DIFFERENCE,
    EXCLUSION, HUE, SATURATION, COLOR, LUMINOSITY, PLUS_LIGHTER
}
