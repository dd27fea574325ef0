package dev.frameloop.renderer.display;

import dev.frameloop.dom.css.value.AbsoluteColor;
import dev.frameloop.dom.css.value.Color;
import dev.frameloop.dom.css.value.FilterFunction;
import dev.frameloop.dom.css.value.Shadow;

import java.util.ArrayList;
import java.util.List;

/// Turns the functions of `filter` into filters.
///
/// UNIMPLEMENTED: references to SVG filters.
final class UsedFilters {
    private UsedFilters() {}

    static List<Filter> of(List<FilterFunction> functions, AbsoluteColor currentColor) {
        List<Filter> filters = new ArrayList<>();
        for (FilterFunction function : functions) {
            double amount = Math.max(0, function.amountOrDefault());
            switch (function.kind()) {
                case BLUR -> filters.add(new Filter.Blur(amount));
                case BRIGHTNESS -> filters.add(Filter.brightness(amount));
                case CONTRAST -> filters.add(Filter.contrast(amount));
                case GRAYSCALE -> filters.add(Filter.grayscale(Math.min(1, amount)));
                case HUE_ROTATE -> filters.add(Filter.hueRotate(function.amountOrDefault()));
                case INVERT -> filters.add(Filter.invert(Math.min(1, amount)));
                case OPACITY -> filters.add(new Filter.Opacity(Math.min(1, amount)));
                case SATURATE -> filters.add(Filter.saturate(amount));
                case SEPIA -> filters.add(Filter.sepia(Math.min(1, amount)));
                case DROP_SHADOW -> {
                    Shadow shadow = function.shadow();
                    if (shadow != null) {
                        Color color = shadow.color();
                        filters.add(new Filter.DropShadow(shadow.offsetX(), shadow.offsetY(), shadow.blurRadius(),
                                (color == null ? currentColor : color.resolve(currentColor)).argb()));
                    }
                }
                case URL -> {
                    // See the class comment.
                }
            }
        }
        return filters;
    }
}
