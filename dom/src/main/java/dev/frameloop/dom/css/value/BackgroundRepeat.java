package dev.frameloop.dom.css.value;

/// How one background layer repeats.
///
/// @param x along the horizontal axis
/// @param y along the vertical axis
public record BackgroundRepeat(RepeatStyle x, RepeatStyle y) implements CssValue {
    /// `repeat`
    public static final BackgroundRepeat REPEAT = new BackgroundRepeat(RepeatStyle.REPEAT, RepeatStyle.REPEAT);

    @Override
    public String cssText() {
        if (x == y) {
            return x.cssText();
        }
        if (x == RepeatStyle.REPEAT && y == RepeatStyle.NO_REPEAT) {
            return "repeat-x";
        }
        return x == RepeatStyle.NO_REPEAT && y == RepeatStyle.REPEAT ? "repeat-y" : x.cssText() + " " + y.cssText();
    }
}
