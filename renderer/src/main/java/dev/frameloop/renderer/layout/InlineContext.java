package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.FontCaps;
import dev.frameloop.dom.css.value.FontFamilyName;
import dev.frameloop.dom.css.value.FontKerning;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.renderer.style.ComputedStyle;
import dev.frameloop.renderer.text.Font;
import dev.frameloop.renderer.text.FontCollection;
import dev.frameloop.renderer.text.FontSelection;
import dev.frameloop.renderer.text.FontStyle;
import dev.frameloop.renderer.text.Shaper;
import dev.frameloop.renderer.text.TextSpacing;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What the layout of text needs beside boxes: the fonts of styles, and the shaper that remembers words.
public final class InlineContext {
    private static final double LARGEST_FONT = 10_000;

    private final FontCollection fonts;
    private final Shaper shaper = new Shaper();
    private final Map<FontKey, Font> matched = new HashMap<>();

    private record FontKey(List<FontFamilyName> families, double weight, double stretch, FontStyle style, double size,
            boolean kerning, boolean ligatures) {}

    /// @param fonts the fonts that the page may use
    public InlineContext(FontCollection fonts) {
        this.fonts = fonts;
    }

    Shaper shaper() {
        return shaper;
    }

    /// The font of a style.
    public Font font(ComputedStyle style) {
        FontKey key = new FontKey(style.fontFamily(), style.fontWeight(), style.fontStretch(), slope(style),
                Math.max(0, Math.min(LARGEST_FONT, style.fontSize())), style.fontKerning() != FontKerning.NONE,
                !style.fontVariantLigatures().cssText().contains("no"));
        return matched.computeIfAbsent(key, this::match);
    }

    private Font match(FontKey key) {
        List<String> names = key.families.stream().map(FontFamilyName::name).toList();
        return fonts.match(names, new FontSelection(key.weight, key.style, key.stretch), key.size)
                .withFeatures(key.kerning, key.ligatures);
    }

    private static FontStyle slope(ComputedStyle style) {
        return switch (style.fontStyle().kind()) {
            case NORMAL -> FontStyle.NORMAL;
            case ITALIC -> FontStyle.ITALIC;
            case OBLIQUE -> FontStyle.OBLIQUE;
        };
    }

    /// Whether small letters are shown as smaller capitals.
    static boolean hasSmallCaps(ComputedStyle style) {
        return style.fontVariantCaps() == FontCaps.SMALL_CAPS || style.fontVariantCaps() == FontCaps.ALL_SMALL_CAPS;
    }

    /// `letter-spacing` and `word-spacing`.
    static TextSpacing spacing(ComputedStyle style) {
        double letter = style.letterSpacing() instanceof LengthPercentage length ? length.resolve(style.fontSize()) : 0;
        double word = style.wordSpacing().resolve(style.fontSize());
        return letter == 0 && word == 0 ? TextSpacing.NONE : new TextSpacing(letter, word);
    }
}
