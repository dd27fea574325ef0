package dev.frameloop.dom.css;

import dev.frameloop.dom.css.condition.SupportsCondition;
import dev.frameloop.dom.css.property.PropertyParser;
import dev.frameloop.dom.css.syntax.CodePoints;
import dev.frameloop.dom.css.syntax.ComponentValue;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Declaration;
import dev.frameloop.dom.css.syntax.Parser;
import dev.frameloop.dom.css.syntax.Serialization;
import dev.frameloop.dom.css.syntax.Token;

/// The namespace `CSS`.
///
/// @see <a href="https://drafts.csswg.org/cssom/#namespacedef-css">CSSOM: namespace CSS</a>
public final class CSS {
    private CSS() {}

    /// The text as an identifier.
    ///
    /// @see <a href="https://drafts.csswg.org/cssom/#the-css.escape()-method">CSSOM: CSS.escape()</a>
    public static String escape(String ident) {
        return Serialization.identifier(ident);
    }

    /// Whether the property can have that value.
    ///
    /// @see <a href="https://drafts.csswg.org/css-conditional-3/#dom-css-supports">CSS Conditional Rules: CSS.supports()</a>
    public static boolean supports(String property, String value) {
        ComponentValues values = Parser.parseComponentValues(value).trim();
        boolean isCustom = property.startsWith("--");
        return isSupported(new Declaration(isCustom ? property : CodePoints.toAsciiLowerCase(property), values, false));
    }

    /// Whether the condition holds; a declaration may stand without parentheses.
    public static boolean supports(String conditionText) {
        for (String text : new String[]{conditionText, "(" + conditionText + ")"}) {
            SupportsCondition condition = SupportsCondition.parse(Parser.parseComponentValues(text));
            if (condition != null && condition.matches(CSS::isSupported)) {
                return true;
            }
        }
        return false;
    }

    /// Whether a declaration is valid.
    static boolean isSupported(Declaration declaration) {
        if (hasBangOrSemicolon(declaration.value())) {
            return false;
        }
        return PropertyParser.supports(declaration.name(), declaration.value());
    }

    /// What no value has outside of brackets.
    private static boolean hasBangOrSemicolon(ComponentValues value) {
        for (ComponentValue v : value) {
            if (v == Token.Mark.SEMICOLON || v.isDelim('!')) {
                return true;
            }
        }
        return false;
    }
}
