package dev.frameloop.dom.css.syntax;

/// A component value: one token that stands for itself, or a block or function with everything up to its closing bracket.
///
/// Grammars are parsed from these, mostly with one `switch` over {@link Token.Ident}, {@link Token.Dimension},
/// {@link Function} and so on.
///
/// @see <a href="https://drafts.csswg.org/css-syntax/#component-value">CSS Syntax: component value</a>
public sealed interface ComponentValue permits PreservedToken, SimpleBlock, Function {
    /// Whether this is white space (of any length).
    default boolean isWhitespace() {
        return this == Token.Mark.WHITESPACE;
    }

    /// Whether this is the delimiter token of that one character, `'>'` say. Colon, semicolon and comma are no delimiters,
    /// but a {@link Token.Mark}.
    default boolean isDelim(int codePoint) {
        return this instanceof Token.Delim(int own) && own == codePoint;
    }

    /// Whether this is an identifier equal to `keyword`, ASCII case-insensitively.
    default boolean isIdent(String keyword) {
        return this instanceof Token.Ident(String own) && CodePoints.equalsIgnoringAsciiCase(own, keyword);
    }

    /// Whether this is a function of that name, ASCII case-insensitively.
    default boolean isFunction(String name) {
        return this instanceof Function f && CodePoints.equalsIgnoringAsciiCase(f.name(), name);
    }

    /// Whether this is a simple block with that opening bracket.
    default boolean isBlock(Token.Bracket bracket) {
        return this instanceof SimpleBlock b && b.bracket() == bracket;
    }
}
