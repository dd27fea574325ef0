package dev.frameloop.dom.css.value;

import org.jspecify.annotations.Nullable;

import java.util.StringJoiner;

/// A grid line that an item starts or ends at.
///
/// @param span whether it counts lines from the other end of the item
/// @param number which line, from the end when negative; 0 when not given
/// @param name the line's name; null when not given
/// @see <a href="https://drafts.csswg.org/css-grid-2/#typedef-grid-row-start-grid-line">CSS Grid: grid-line</a>
public record GridLine(boolean span, int number, @Nullable String name) implements CssValue {
    /// `auto`
    public static final GridLine AUTO = new GridLine(false, 0, null);

    /// Whether nothing was asked for.
    public boolean isAuto() {
        return !span && number == 0 && name == null;
    }

    @Override
    public String cssText() {
        if (isAuto()) {
            return "auto";
        }
        StringJoiner text = new StringJoiner(" ");
        if (span) {
            text.add("span");
        }
        if (number != 0 && !(span && number == 1 && name != null)) {
            text.add(Integer.toString(number));
        }
        if (name != null) {
            text.add(CssText.identifier(name));
        }
        return text.toString();
    }
}
