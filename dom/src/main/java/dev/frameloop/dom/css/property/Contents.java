package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.value.AttrReference;
import dev.frameloop.dom.css.value.Content;
import dev.frameloop.dom.css.value.ContentItem;
import dev.frameloop.dom.css.value.ContentList;
import dev.frameloop.dom.css.value.CounterChanges;
import dev.frameloop.dom.css.value.CounterChanges.Change;
import dev.frameloop.dom.css.value.CounterReference;
import dev.frameloop.dom.css.value.CounterStyleName;
import dev.frameloop.dom.css.value.Ident;
import dev.frameloop.dom.css.value.Image;
import dev.frameloop.dom.css.value.ImageContent;
import dev.frameloop.dom.css.value.ListStyleType;
import dev.frameloop.dom.css.value.None;
import dev.frameloop.dom.css.value.Normal;
import dev.frameloop.dom.css.value.NumericLiteral;
import dev.frameloop.dom.css.value.QuoteKeyword;
import dev.frameloop.dom.css.value.Quotes;
import dev.frameloop.dom.css.value.StringValue;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Generated content, counters, quotes and list markers.
///
/// @see <a href="https://drafts.csswg.org/css-content-3/">CSS Generated Content</a>
/// @see <a href="https://drafts.csswg.org/css-lists-3/">CSS Lists and Counters</a>
final class Contents {
    private static final Grammar NAME = Animations.customIdent("none");
    private static final Grammar QUOTE = Grammar.keywords(QuoteKeyword.class);

    private Contents() {}

    static @Nullable Content content(ComponentValueStream in) {
        if (Grammar.keyword(in, "normal")) {
            return Normal.NORMAL;
        }
        if (Grammar.keyword(in, "none")) {
            return None.NONE;
        }
        List<ContentItem> items = items(in);
        if (items.isEmpty()) {
            return null;
        }
        List<ContentItem> alternative = Grammar.slash(in) ? items(in) : List.of();
        return new ContentList(items, alternative);
    }

    private static List<ContentItem> items(ComponentValueStream in) {
        List<ContentItem> items = new ArrayList<>();
        for (ContentItem item = item(in); item != null; item = item(in)) {
            items.add(item);
        }
        return List.copyOf(items);
    }

    private static @Nullable ContentItem item(ComponentValueStream in) {
        String text = Texts.string(in);
        if (text != null) {
            return new StringValue(text);
        }
        if (QUOTE.parse(in) instanceof QuoteKeyword quote) {
            return quote;
        }
        Image image = Images.image(in);
        if (image != null) {
            return new ImageContent(image);
        }
        int mark = in.mark();
        ContentItem item = counter(in);
        if (item == null) {
            item = attr(in);
        }
        if (item == null) {
            in.restore(mark);
        }
        return item;
    }

    private static @Nullable ContentItem counter(ComponentValueStream in) {
        ComponentValueStream one = Texts.function(in, "counter");
        ComponentValueStream inner = one != null ? one : Texts.function(in, "counters");
        if (inner == null || !(NAME.parse(inner) instanceof Ident(String name))) {
            return null;
        }
        String separator = null;
        if (one == null) {
            separator = Grammar.comma(inner) ? Texts.string(inner) : null;
            if (separator == null) {
                return null;
            }
        }
        ListStyleType style = new CounterStyleName("decimal");
        if (Grammar.comma(inner)) {
            style = listStyleType(inner);
        }
        return style == null || !Grammar.atEnd(inner) ? null : new CounterReference(name, separator, style);
    }

    private static @Nullable ContentItem attr(ComponentValueStream in) {
        ComponentValueStream inner = Texts.function(in, "attr");
        if (inner == null || !(Animations.customIdent().parse(inner) instanceof Ident(String name))) {
            return null;
        }
        String fallback = Grammar.comma(inner) ? Texts.string(inner) : null;
        return Grammar.atEnd(inner) ? new AttrReference(name.toLowerCase(Locale.ROOT), fallback) : null;
    }

    /// @param initial the number of a counter that is named without one
    static Grammar counterChanges(int initial, boolean reversible) {
        return in -> {
            if (Grammar.keyword(in, "none")) {
                return CounterChanges.NONE;
            }
            List<Change> changes = new ArrayList<>();
            while (true) {
                ComponentValueStream reversed = reversible ? Texts.function(in, "reversed") : null;
                if (!(NAME.parse(reversed != null ? reversed : in) instanceof Ident(String name))) {
                    return changes.isEmpty() || reversed != null ? null : new CounterChanges(List.copyOf(changes));
                }
                NumericLiteral value = Numbers.constant(in, Numbers.INTEGER);
                Integer number = value != null
                        ? Integer.valueOf(value.intValue())
                        : reversed != null ? null : Integer.valueOf(initial);
                changes.add(new Change(name, number, reversed != null));
            }
        };
    }

    static @Nullable Quotes quotes(ComponentValueStream in) {
        if (Grammar.keyword(in, "none")) {
            return Quotes.NONE;
        }
        if (Grammar.keyword(in, "auto")) {
            return Quotes.AUTO;
        }
        List<Quotes.Pair> pairs = new ArrayList<>();
        for (String open = Texts.string(in); open != null; open = Texts.string(in)) {
            String close = Texts.string(in);
            if (close == null) {
                return null;
            }
            pairs.add(new Quotes.Pair(open, close));
        }
        return pairs.isEmpty() ? null : new Quotes(false, List.copyOf(pairs));
    }

    static @Nullable ListStyleType listStyleType(ComponentValueStream in) {
        if (Grammar.keyword(in, "none")) {
            return None.NONE;
        }
        String text = Texts.string(in);
        if (text != null) {
            return new StringValue(text);
        }
        if (!(NAME.parse(in) instanceof Ident(String name))) {
            return null;
        }
        String lower = name.toLowerCase(Locale.ROOT);
        return new CounterStyleName(PREDEFINED.contains(lower) ? lower : name);
    }

    private static final List<String> PREDEFINED = List.of("decimal", "decimal-leading-zero", "arabic-indic",
            "armenian", "upper-armenian",
            "lower-armenian", "bengali", "cambodian", "khmer", "cjk-decimal", "devanagari", "georgian", "gujarati",
            "gurmukhi", "hebrew",
            "kannada", "lao", "malayalam", "mongolian", "myanmar", "oriya", "persian", "lower-roman", "upper-roman",
            "tamil", "telugu",
            "thai", "tibetan", "lower-alpha", "lower-latin", "upper-alpha", "upper-latin", "lower-greek", "hiragana",
            "hiragana-iroha",
            "katakana", "katakana-iroha", "disc", "circle", "square", "disclosure-open", "disclosure-closed",
            "cjk-earthly-branch",
            "cjk-heavenly-stem", "japanese-informal", "japanese-formal", "korean-hangul-formal",
            "korean-hanja-informal",
            "korean-hanja-formal", "simp-chinese-informal", "simp-chinese-formal", "trad-chinese-informal",
            "trad-chinese-formal",
            "ethiopic-numeric");
}
