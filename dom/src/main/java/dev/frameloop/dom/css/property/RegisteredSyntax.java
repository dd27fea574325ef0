package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.value.CssValue;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// What the values of a registered custom property look like.
///
/// UNIMPLEMENTED: `<transform-function>`, `<transform-list>` and `<string>` take no value.
///
/// @see <a href="https://drafts.css-houdini.org/css-properties-values-api/#syntax-strings">CSS Properties and Values: syntax strings</a>
public final class RegisteredSyntax {
    private final @Nullable Grammar grammar;

    private RegisteredSyntax(@Nullable Grammar grammar) {
        this.grammar = grammar;
    }

    /// Reads a syntax string; null where it is not valid.
    public static @Nullable RegisteredSyntax of(String text) {
        if (text.strip().equals("*")) {
            return new RegisteredSyntax(null);
        }
        List<Grammar> alternatives = new ArrayList<>();
        for (String part : text.split("\\|", -1)) {
            Grammar alternative = component(part.strip());
            if (alternative == null) {
                return null;
            }
            alternatives.add(alternative);
        }
        return new RegisteredSyntax(Grammar.oneOf(alternatives.toArray(Grammar[]::new)));
    }

    private static @Nullable Grammar component(String text) {
        if (text.endsWith("+") || text.endsWith("#")) {
            Grammar item = component(text.substring(0, text.length() - 1));
            return item == null ? null : text.endsWith("+") ? Grammar.spaceList(item) : Grammar.commaList(item);
        }
        return switch (text) {
            case "<length>" -> Numbers.LENGTH;
            case "<number>" -> Numbers.NUMBER;
            case "<percentage>" -> Numbers.PERCENTAGE;
            case "<length-percentage>" -> Numbers.LENGTH_PERCENTAGE;
            case "<color>" -> Colors::parse;
            case "<image>", "<url>" -> Grammars.of(Longhand.LIST_STYLE_IMAGE);
            case "<integer>" -> Numbers.INTEGER;
            case "<angle>" -> Numbers.ANGLE;
            case "<time>" -> Numbers.TIME;
            case "<resolution>" -> Numbers.RESOLUTION;
            case "<custom-ident>" -> Animations.customIdent();
            case "<transform-function>", "<transform-list>", "<string>" -> _ -> null;
            default -> text.matches("-?[A-Za-z_][\\w-]*") ? in -> exactly(in, text) : null;
        };
    }

    /// A name that the syntax spells out is compared as it is written.
    private static @Nullable CssValue exactly(ComponentValueStream in, String name) {
        int mark = in.mark();
        CssValue value = Animations.customIdent().parse(in);
        if (value == null || !value.cssText().equals(name)) {
            in.restore(mark);
            return null;
        }
        return value;
    }

    /// Whether any value will do, and stays as it is written.
    public boolean isUniversal() {
        return grammar == null;
    }

    /// The value that a text stands for; null where it is not of this syntax, and where any will do.
    public @Nullable CssValue parse(ComponentValues text) {
        if (grammar == null) {
            return null;
        }
        ComponentValueStream in = text.stream();
        CssValue value = grammar.parse(in);
        return value != null && Grammar.atEnd(in) ? value : null;
    }
}
