package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.FontCaps;
import dev.frameloop.dom.css.value.FontFamilyName;
import dev.frameloop.dom.css.value.FontStretchKeyword;
import dev.frameloop.dom.css.value.Ident;
import dev.frameloop.dom.css.value.ValueList;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;
import java.util.Set;

/// The shorthands of fonts.
///
/// @see <a href="https://drafts.csswg.org/css-fonts-4/#font-prop">CSS Fonts: font</a>
final class FontShorthand {
    private static final Set<String> SYSTEM_FONTS = Set.of("caption", "icon", "menu", "message-box", "small-caption",
            "status-bar");
    private static final Grammar CAPS = Grammar.keywords(FontCaps.NORMAL, FontCaps.SMALL_CAPS);
    private static final Grammar STRETCH = Grammar.keywords(FontStretchKeyword.class);

    private FontShorthand() {}

    static boolean parse(ComponentValueStream in, Map<Longhand, CssValue> values) {
        Shorthand.FONT.longhands().forEach(property -> values.put(property, InitialValues.of(property)));
        for (String system : SYSTEM_FONTS) {
            if (Grammar.keyword(in, system)) {
                values.put(Longhand.FONT_FAMILY, ValueList.ofCommas(List.of(new FontFamilyName("system-ui", true))));
                return true;
            }
        }
        int found = 0;
        while (found < 4 && (Grammar.keyword(in, "normal") || prefix(in, values))) {
            found++;
        }
        CssValue size = ShorthandParser.longhand(Longhand.FONT_SIZE, in);
        if (size == null) {
            return false;
        }
        values.put(Longhand.FONT_SIZE, size);
        if (Grammar.slash(in)) {
            CssValue height = ShorthandParser.longhand(Longhand.LINE_HEIGHT, in);
            if (height == null) {
                return false;
            }
            values.put(Longhand.LINE_HEIGHT, height);
        }
        CssValue family = ShorthandParser.longhand(Longhand.FONT_FAMILY, in);
        if (family == null) {
            return false;
        }
        values.put(Longhand.FONT_FAMILY, family);
        return true;
    }

    /// Style, caps, weight or stretch, each at most once.
    private static boolean prefix(ComponentValueStream in, Map<Longhand, CssValue> values) {
        return put(Longhand.FONT_STYLE, ShorthandParser.longhand(Longhand.FONT_STYLE, in), values)
                || put(Longhand.FONT_VARIANT_CAPS, CAPS.parse(in), values)
                || put(Longhand.FONT_STRETCH, STRETCH.parse(in), values)
                || put(Longhand.FONT_WEIGHT, ShorthandParser.longhand(Longhand.FONT_WEIGHT, in), values);
    }

    private static boolean put(Longhand property, @Nullable CssValue value, Map<Longhand, CssValue> values) {
        if (value == null) {
            return false;
        }
        values.put(property, value);
        return true;
    }

    static boolean variant(ComponentValueStream in, Map<Longhand, CssValue> values) {
        Shorthand.FONT_VARIANT.longhands().forEach(property -> values.put(property, InitialValues.of(property)));
        if (Grammar.keyword(in, "normal")) {
            return true;
        }
        if (Grammar.keyword(in, "none")) {
            values.put(Longhand.FONT_VARIANT_LIGATURES, new Ident("none"));
            return true;
        }
        return ShorthandParser.anyOrder(Shorthand.FONT_VARIANT.longhands(), in, values);
    }
}
