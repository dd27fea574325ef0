package dev.frameloop.renderer.view;

import dev.frameloop.dom.css.value.None;
import dev.frameloop.renderer.style.ComputedStyle;

/// Whether a style has a background, so that the root element's is the canvas's and not the body's.
///
/// @see <a href="https://drafts.csswg.org/css-backgrounds-3/#body-background">CSS Backgrounds 3: the canvas background and the HTML body element</a>
final class CanvasBackground {
    private CanvasBackground() {}

    static boolean has(ComputedStyle style) {
        return !style.backgroundColor().isTransparent()
                || style.backgroundImage().stream().anyMatch(image -> !(image instanceof None));
    }
}
