package dev.frameloop.dom.css.value;

import java.util.StringJoiner;

/// The computed `text-decoration-line`.
///
/// @param underline whether there is a line below
/// @param overline whether there is a line above
/// @param lineThrough whether there is a line through the middle
/// @param blink whether `blink` was asked for, which does nothing
public record TextDecorationLine(boolean underline, boolean overline, boolean lineThrough,
        boolean blink) implements CssValue {
    /// `none`
    public static final TextDecorationLine NONE = new TextDecorationLine(false, false, false, false);

    @Override
    public String cssText() {
        StringJoiner text = new StringJoiner(" ").setEmptyValue("none");
        if (underline) {
            text.add("underline");
        }
        if (overline) {
            text.add("overline");
        }
        if (lineThrough) {
            text.add("line-through");
        }
        if (blink) {
            text.add("blink");
        }
        return text.toString();
    }
}
