package dev.frameloop.dom.css.value;

/// The keyword `currentcolor`: the value of `color`.
public enum CurrentColor implements KeywordValue, Color {
    /// `currentcolor`
    CURRENTCOLOR;

    @Override
    public AbsoluteColor resolve(AbsoluteColor currentColor) {
        return currentColor;
    }
}
