package dev.frameloop.renderer.view;

import dev.frameloop.dom.css.selector.PseudoElement;
import org.jspecify.annotations.Nullable;

import java.util.Locale;

/// The pseudo-elements that `getComputedStyle()` can be asked about.
///
/// @see <a href="https://drafts.csswg.org/cssom/#dom-window-getcomputedstyle">CSSOM: getComputedStyle()</a>
final class PseudoElementNames {
    private PseudoElementNames() {}

    /// The pseudo-element of a name, with one colon or two; null for none and for others.
    static @Nullable PseudoElement of(@Nullable String name) {
        if (name == null || !name.startsWith(":")) {
            return null;
        }
        return switch (name.replaceFirst("^::?", "").toLowerCase(Locale.ROOT)) {
            case "before" -> PseudoElement.BEFORE;
            case "after" -> PseudoElement.AFTER;
            case "marker" -> PseudoElement.MARKER;
            case "first-line" -> PseudoElement.FIRST_LINE;
            case "first-letter" -> PseudoElement.FIRST_LETTER;
            case "placeholder" -> PseudoElement.PLACEHOLDER;
            case "selection" -> PseudoElement.SELECTION;
            case "backdrop" -> PseudoElement.BACKDROP;
            default -> null;
        };
    }
}
