package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.value.Auto;
import dev.frameloop.dom.css.value.BackgroundRepeat;
import dev.frameloop.dom.css.value.BackgroundSize;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.RepeatStyle;
import org.jspecify.annotations.Nullable;

/// The values of one background layer.
///
/// @see <a href="https://drafts.csswg.org/css-backgrounds-3/#backgrounds">CSS Backgrounds</a>
final class Backgrounds {
    private static final Grammar REPEAT = Grammar.keywords(RepeatStyle.class);
    private static final Grammar COVER_OR_CONTAIN = Grammar.keywords(BackgroundSize.Keyword.class);
    private static final Grammar EXTENT = Grammar.oneOf(Grammar.keywords(Auto.class),
            Numbers.NON_NEGATIVE_LENGTH_PERCENTAGE);

    private Backgrounds() {}

    static @Nullable CssValue size(ComponentValueStream in) {
        CssValue keyword = COVER_OR_CONTAIN.parse(in);
        if (keyword != null) {
            return keyword;
        }
        CssValue width = EXTENT.parse(in);
        if (width == null) {
            return null;
        }
        CssValue height = EXTENT.parse(in);
        return new BackgroundSize.Explicit(width, height == null ? Auto.AUTO : height);
    }

    static @Nullable CssValue repeat(ComponentValueStream in) {
        if (Grammar.keyword(in, "repeat-x")) {
            return new BackgroundRepeat(RepeatStyle.REPEAT, RepeatStyle.NO_REPEAT);
        }
        if (Grammar.keyword(in, "repeat-y")) {
            return new BackgroundRepeat(RepeatStyle.NO_REPEAT, RepeatStyle.REPEAT);
        }
        RepeatStyle x = (RepeatStyle) REPEAT.parse(in);
        RepeatStyle y = x == null ? null : (RepeatStyle) REPEAT.parse(in);
        return x == null ? null : new BackgroundRepeat(x, y == null ? x : y);
    }
}
