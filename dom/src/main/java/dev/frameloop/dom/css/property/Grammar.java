package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.syntax.Token;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.KeywordValue;
import dev.frameloop.dom.css.value.ValueList;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// What a value may look like: reads one from a stream.
///
/// A grammar skips white space before what it reads. When it answers null, the stream stands where it stood.
@FunctionalInterface
interface Grammar {
    /// The value, or null where the stream begins with something else.
    @Nullable
    CssValue parse(ComponentValueStream in);

    /// One grammar or, failing that, another.
    static Grammar oneOf(Grammar... alternatives) {
        return in -> {
            for (Grammar alternative : alternatives) {
                CssValue value = alternative.parse(in);
                if (value != null) {
                    return value;
                }
            }
            return null;
        };
    }

    /// The keywords of an enum.
    static <E extends Enum<E> & KeywordValue> Grammar keywords(Class<E> type) {
        return keywords(type.getEnumConstants());
    }

    /// Some keywords.
    @SafeVarargs
    static <V extends KeywordValue> Grammar keywords(V... keywords) {
        Map<String, V> byText = new HashMap<>();
        for (V keyword : keywords) {
            byText.put(keyword.cssText(), keyword);
        }
        return in -> {
            int mark = in.mark();
            in.skipWhitespace();
            V keyword = in.peek() instanceof Token.Ident(String name)
                    ? byText.get(name.toLowerCase(Locale.ROOT))
                    : null;
            if (keyword == null) {
                in.restore(mark);
                return null;
            }
            in.next();
            return keyword;
        };
    }

    /// A keyword that stands for a value that is no keyword.
    static Grammar keyword(String text, CssValue value) {
        return in -> keyword(in, text) ? value : null;
    }

    /// Consumes a keyword if it comes next.
    static boolean keyword(ComponentValueStream in, String text) {
        int mark = in.mark();
        in.skipWhitespace();
        if (in.consumeIdent(text)) {
            return true;
        }
        in.restore(mark);
        return false;
    }

    /// Consumes a comma if it comes next.
    static boolean comma(ComponentValueStream in) {
        int mark = in.mark();
        in.skipWhitespace();
        if (in.consumeMark(Token.Mark.COMMA)) {
            return true;
        }
        in.restore(mark);
        return false;
    }

    /// Consumes a slash if it comes next.
    static boolean slash(ComponentValueStream in) {
        int mark = in.mark();
        in.skipWhitespace();
        if (in.consumeDelim('/')) {
            return true;
        }
        in.restore(mark);
        return false;
    }

    /// Whether nothing but white space is left.
    static boolean atEnd(ComponentValueStream in) {
        int mark = in.mark();
        in.skipWhitespace();
        boolean end = in.isAtEnd();
        in.restore(mark);
        return end;
    }

    /// One or more values with commas between them.
    static Grammar commaList(Grammar item) {
        return new CommaList(item);
    }

    /// A list with commas, which shorthands take apart.
    ///
    /// @param item what stands between the commas
    record CommaList(Grammar item) implements Grammar {
        @Override
        public @Nullable CssValue parse(ComponentValueStream in) {
            int mark = in.mark();
            List<CssValue> items = new ArrayList<>();
            do {
                CssValue value = item.parse(in);
                if (value == null) {
                    in.restore(mark);
                    return null;
                }
                items.add(value);
            } while (comma(in));
            return ValueList.ofCommas(items);
        }
    }

    /// One or more values with white space between them.
    static Grammar spaceList(Grammar item) {
        return in -> {
            List<CssValue> items = new ArrayList<>();
            for (CssValue value = item.parse(in); value != null; value = item.parse(in)) {
                items.add(value);
            }
            return items.isEmpty() ? null : ValueList.ofSpaces(items);
        };
    }
}
