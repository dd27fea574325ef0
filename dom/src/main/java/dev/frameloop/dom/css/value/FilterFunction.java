package dev.frameloop.dom.css.value;

import org.jspecify.annotations.Nullable;

import java.util.Locale;

/// One function of `filter`.
///
/// @param kind which
/// @param amount its argument as computed: a number, degrees, or px; null for the default, `url()` and `drop-shadow()`
/// @param shadow the shadow of `drop-shadow()`, else null
/// @param url the reference of `url()`, else null
public record FilterFunction(Kind kind, @Nullable Numeric amount, @Nullable Shadow shadow,
        @Nullable String url) implements CssValue {
    /// The functions.
    public enum Kind {
        /// `blur()`
        BLUR,
        /// `brightness()`
        BRIGHTNESS,
        /// `contrast()`
        CONTRAST,
        /// `drop-shadow()`
        DROP_SHADOW,
        /// `grayscale()`
        GRAYSCALE,
        /// `hue-rotate()`
        HUE_ROTATE,
        /// `invert()`
        INVERT,
        /// `opacity()`
        OPACITY,
        /// `saturate()`
        SATURATE,
        /// `sepia()`
        SEPIA,
        /// `url()`
        URL
    }

    /// The argument, or what stands for it: percentages as numbers, angles in degrees, lengths in px.
    public double amountOrDefault() {
        if (amount == null) {
            return kind == Kind.BLUR || kind == Kind.HUE_ROTATE ? 0 : 1;
        }
        return amount.resolve(1);
    }

    @Override
    public FilterFunction computed(ComputationContext context) {
        return new FilterFunction(kind, amount == null ? null : amount.computed(context),
                shadow == null ? null : shadow.computed(context), url);
    }

    @Override
    public String cssText() {
        if (url != null) {
            return CssText.url(url);
        }
        String argument = shadow != null ? shadow.cssText() : amount == null ? "" : amount.cssText();
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-') + "(" + argument + ")";
    }
}
