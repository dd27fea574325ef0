package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValue;
import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.syntax.Function;
import dev.frameloop.dom.css.syntax.Token;
import dev.frameloop.dom.css.value.Color;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.Ident;
import dev.frameloop.dom.css.value.Numeric;
import dev.frameloop.dom.css.value.StringValue;
import dev.frameloop.dom.css.value.ValueList;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// For properties that are stored and inherited, but that nothing here acts on: a row of known keywords and simple values.
///
/// DIVERGES: such a grammar accepts its words in any number and order.
record OpenGrammar(Set<String> keywords, boolean numbers, boolean colors, boolean names) implements Grammar {
    /// Only these words.
    static OpenGrammar words(String... keywords) {
        return new OpenGrammar(Set.of(keywords), false, false, false);
    }

    /// These words, and lengths, percentages and numbers.
    static OpenGrammar wordsAndNumbers(String... keywords) {
        return new OpenGrammar(Set.of(keywords), true, false, false);
    }

    /// These words, and colours.
    static OpenGrammar wordsAndColors(String... keywords) {
        return new OpenGrammar(Set.of(keywords), false, true, false);
    }

    /// Any names, strings and functions.
    static OpenGrammar anything() {
        return new OpenGrammar(Set.of(), true, true, true);
    }

    @Override
    public @Nullable CssValue parse(ComponentValueStream in) {
        List<CssValue> items = new ArrayList<>();
        for (CssValue item = item(in); item != null; item = item(in)) {
            items.add(item);
            if (names) {
                Grammar.comma(in);
            }
        }
        return items.isEmpty() ? null : items.size() == 1 ? items.getFirst() : ValueList.ofSpaces(items);
    }

    private @Nullable CssValue item(ComponentValueStream in) {
        int mark = in.mark();
        in.skipWhitespace();
        ComponentValue value = in.next();
        if (value instanceof Token.Ident(String name) && keywords.contains(name.toLowerCase(Locale.ROOT))) {
            return new Ident(name.toLowerCase(Locale.ROOT));
        }
        in.restore(mark);
        Numeric number = numbers ? number(in) : null;
        Color color = number == null && colors ? Colors.parse(in) : null;
        if (number != null || color != null || !names) {
            return number != null ? number : color;
        }
        in.skipWhitespace();
        return switch (in.next()) {
            case Token.Ident(String name) -> new Ident(name);
            case Token.QuotedString(String text) -> new StringValue(text);
            case Function function -> new Verbatim(function);
            case null, default -> {
                in.restore(mark);
                yield null;
            }
        };
    }

    private static @Nullable Numeric number(ComponentValueStream in) {
        Numeric number = Numbers.numeric(in, Numbers.NUMBER);
        if (number == null) {
            number = Numbers.numeric(in, Numbers.LENGTH_PERCENTAGE);
        }
        return number != null ? number : Numbers.numeric(in, Numbers.ANGLE);
    }

    /// A function as it was written.
    private record Verbatim(Function function) implements CssValue {
        @Override
        public String cssText() {
            return function.name() + "(" + function.value() + ")";
        }
    }
}
