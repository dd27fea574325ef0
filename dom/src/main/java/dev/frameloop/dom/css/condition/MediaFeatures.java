package dev.frameloop.dom.css.condition;

import dev.frameloop.dom.css.condition.MediaFeature.Bound;
import org.jspecify.annotations.Nullable;

import java.util.function.ToDoubleFunction;

/// The media features that there are, and what they are compared with.
///
/// @see <a href="https://drafts.csswg.org/mediaqueries-4/#media-descriptor-table">Media Queries: media feature table</a>
final class MediaFeatures {
    private MediaFeatures() {}

    /// Whether the feature holds; null where it, or a value for it, is not known.
    static @Nullable Boolean evaluate(MediaFeature feature, MediaContext context) {
        ToDoubleFunction<MediaValue> pixels = value -> value.pixels(context);
        return switch (feature.name()) {
            case "width" -> range(feature, context.width(), pixels);
            case "height" -> range(feature, context.height(), pixels);
            case "device-width" -> range(feature, context.deviceWidth(), pixels);
            case "device-height" -> range(feature, context.deviceHeight(), pixels);
            case "aspect-ratio" -> range(feature, context.width() / context.height(), MediaValue::quotient);
            case "device-aspect-ratio" ->
                range(feature, context.deviceWidth() / context.deviceHeight(), MediaValue::quotient);
            case "resolution" -> range(feature, context.resolution(), MediaValue::dotsPerPixel);
            case "-webkit-device-pixel-ratio" -> range(feature, context.resolution(), MediaValue::plainNumber);
            case "color" -> range(feature, 8, MediaValue::plainNumber);
            case "color-index", "monochrome", "grid" -> range(feature, 0, MediaValue::plainNumber);
            case "orientation" ->
                keyword(feature, context.height() >= context.width() ? "portrait" : "landscape", "portrait landscape");
            case "scan" -> keyword(feature, "progressive", "progressive interlace");
            case "update" -> keyword(feature, "fast", "none slow fast");
            case "overflow-block" -> keyword(feature, "scroll", "none scroll paged");
            case "overflow-inline" -> keyword(feature, "scroll", "none scroll");
            case "color-gamut" -> keyword(feature, "srgb", "srgb p3 rec2020");
            case "dynamic-range", "video-dynamic-range" -> keyword(feature, "standard", "standard high");
            case "hover", "any-hover" -> keyword(feature, context.hover() ? "hover" : "none", "none hover");
            case "pointer", "any-pointer" -> keyword(feature, switch (context.pointer()) {
                case NONE -> "none";
                case COARSE -> "coarse";
                case FINE -> "fine";
            }, "none coarse fine");
            case "scripting" ->
                keyword(feature, context.scripting() ? "enabled" : "none", "none initial-only enabled");
            case "prefers-color-scheme" ->
                keyword(feature, context.colorScheme() == MediaContext.ColorScheme.DARK ? "dark" : "light",
                        "light dark");
            case "prefers-reduced-motion" ->
                keyword(feature, context.reducedMotion() ? "reduce" : "no-preference", "no-preference reduce");
            case "prefers-reduced-transparency", "prefers-reduced-data" ->
                keyword(feature, "no-preference", "no-preference reduce");
            case "prefers-contrast" -> keyword(feature, "no-preference", "no-preference more less custom");
            case "forced-colors" -> keyword(feature, "none", "none active");
            case "inverted-colors" -> keyword(feature, "none", "none inverted");
            case "display-mode" ->
                keyword(feature, "browser", "fullscreen standalone minimal-ui browser picture-in-picture");
            default -> null;
        };
    }

    private static @Nullable Boolean range(MediaFeature feature, double actual, ToDoubleFunction<MediaValue> convert) {
        Bound lower = feature.lower();
        Bound upper = feature.upper();
        if (lower == null && upper == null) {
            return actual != 0;
        }
        double left = lower == null ? 0 : convert.applyAsDouble(lower.value());
        double right = upper == null ? 0 : convert.applyAsDouble(upper.value());
        if (Double.isNaN(left) || Double.isNaN(right)) {
            return null;
        }
        return (lower == null || lower.comparison().holds(left, actual))
                && (upper == null || upper.comparison().holds(actual, right));
    }

    private static @Nullable Boolean keyword(MediaFeature feature, String actual, String known) {
        Bound bound = feature.upper();
        if (bound == null) {
            return feature.lower() != null ? null : !actual.equals("none") && !actual.equals("no-preference");
        }
        String wanted = bound.value().keyword();
        boolean isKnown = !wanted.isEmpty() && (" " + known + " ").contains(" " + wanted + " ");
        return isKnown && bound.comparison() == MediaFeature.Comparison.EQUAL ? wanted.equals(actual) : null;
    }
}
