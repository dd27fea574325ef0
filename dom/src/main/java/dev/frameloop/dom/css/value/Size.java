package dev.frameloop.dom.css.value;

/// A computed preferred, minimum or maximum size, or `flex-basis`.
public sealed interface Size extends CssValue permits LengthPercentage, SizeKeyword, FitContentSize {
    /// Whether this is `auto`.
    default boolean isAuto() {
        return this == SizeKeyword.AUTO;
    }
}
