package dev.frameloop.dom.css.value;

import org.jspecify.annotations.Nullable;

/// `color-mix()`.
///
/// @param interpolation where the colours are mixed
/// @param first the first colour
/// @param firstPercent its share; null when not given
/// @param second the second colour
/// @param secondPercent its share; null when not given
/// @see <a href="https://drafts.csswg.org/css-color-5/#color-mix">CSS Color 5: color-mix()</a>
public record ColorMix(ColorInterpolation interpolation, Color first, @Nullable Double firstPercent, Color second,
        @Nullable Double secondPercent) implements Color {
    @Override
    public AbsoluteColor resolve(AbsoluteColor currentColor) {
        // 1. Shares that were not given are what is left of 100%.
        double p1 = firstPercent != null ? firstPercent : secondPercent != null ? 100 - secondPercent : 50;
        double p2 = secondPercent != null ? secondPercent : 100 - p1;
        // 2. and 3. Shares are scaled to a sum of 100%; a smaller sum makes the result more transparent.
        double sum = p1 + p2;
        double alphaFactor = sum < 100 ? sum / 100 : 1;
        AbsoluteColor mixed = interpolation.interpolate(first.resolve(currentColor), second.resolve(currentColor),
                p2 / sum);
        return alphaFactor == 1 ? mixed : mixed.withAlpha(mixed.alpha() * alphaFactor);
    }

    @Override
    public Color computed(ComputationContext context) {
        ColorMix computed = new ColorMix(interpolation, (Color) first.computed(context), firstPercent,
                (Color) second.computed(context), secondPercent);
        boolean absolute = computed.first instanceof AbsoluteColor && computed.second instanceof AbsoluteColor;
        return absolute ? computed.resolve(AbsoluteColor.BLACK) : computed;
    }

    @Override
    public String cssText() {
        StringBuilder text = new StringBuilder("color-mix(in ").append(interpolation.cssText()).append(", ")
                .append(first.cssText());
        boolean halves = firstPercent != null && firstPercent == 50 && (secondPercent == null || secondPercent == 50);
        if (firstPercent != null && !halves) {
            text.append(' ').append(NumberText.of(firstPercent, "%"));
        } else if (secondPercent != null && !halves && secondPercent != 50) {
            text.append(' ').append(NumberText.of(100 - secondPercent, "%"));
        }
        text.append(", ").append(second.cssText());
        if (firstPercent != null && secondPercent != null && firstPercent + secondPercent != 100) {
            text.append(' ').append(NumberText.of(secondPercent, "%"));
        }
        return text.append(')').toString();
    }
}
