package dev.frameloop.dom.css.syntax;

/// A token of CSS. Escapes are resolved in all names and strings.
///
/// @see <a href="https://drafts.csswg.org/css-syntax/#tokenization">CSS Syntax: tokenization</a>
public sealed interface Token permits PreservedToken, Token.FunctionStart, Token.Bracket {
    /// A name, `red` or `--accent`.
    record Ident(String value) implements PreservedToken {}

    /// `@media`; the value is without the `@`.
    record AtKeyword(String value) implements PreservedToken {}

    /// `#ff0000` or `#main`; the value is without the `#`.
    ///
    /// @param isId whether the value is a valid identifier
    record Hash(String value, boolean isId) implements PreservedToken {}

    /// `"text"` or `'text'`; the value is without the quotes.
    record QuotedString(String value) implements PreservedToken {}

    /// A string that an unescaped line break cut short.
    record BadString() implements PreservedToken {}

    /// `url(a.png)` without quotes. With quotes it is a {@link Function} that holds a string.
    record Url(String value) implements PreservedToken {}

    /// A `url(` without quotes that holds what it may not.
    record BadUrl() implements PreservedToken {}

    /// One code point that means something only to a grammar, `>` or `*`.
    record Delim(int codePoint) implements PreservedToken {}

    /// `12` or `-1.5e3`.
    ///
    /// @param value finite
    /// @param isInteger whether it was written without fraction and exponent
    /// @param text as it was written; begins with a sign where one was written
    record Number(double value, boolean isInteger, String text) implements PreservedToken {
        /// Whether it was written with `+` or `-`.
        public boolean isSigned() {
            return text.charAt(0) == '+' || text.charAt(0) == '-';
        }
    }

    /// `50%`.
    ///
    /// @param value finite; 50 for `50%`
    /// @param text the number as it was written, without `%`
    record Percentage(double value, String text) implements PreservedToken {}

    /// `12px`.
    ///
    /// @param value finite
    /// @param isInteger whether the number was written without fraction and exponent
    /// @param unit as written, in any case
    /// @param text the number as it was written, without the unit
    record Dimension(double value, boolean isInteger, String unit, String text) implements PreservedToken {}

    /// The tokens without a value.
    enum Mark implements PreservedToken {
        /// Any amount of white space.
        WHITESPACE(" "),
        /// `<!--`
        CDO("<!--"),
        /// `-->`
        CDC("-->"),
        /// `:`
        COLON(":"),
        /// `;`
        SEMICOLON(";"),
        /// `,`
        COMMA(","),
        /// `)`
        CLOSE_PAREN(")"),
        /// `]`
        CLOSE_SQUARE("]"),
        /// `}`
        CLOSE_CURLY("}");

        private final String text;

        Mark(String text) {
            this.text = text;
        }

        /// How it is written.
        public String text() {
            return text;
        }
    }

    /// `name(`. Becomes a {@link Function}.
    record FunctionStart(String name) implements Token {}

    /// An opening bracket. Becomes a {@link SimpleBlock}.
    enum Bracket implements Token {
        /// `(`
        PAREN("(", Mark.CLOSE_PAREN),
        /// `[`
        SQUARE("[", Mark.CLOSE_SQUARE),
        /// `{`
        CURLY("{", Mark.CLOSE_CURLY);

        private final String text;
        private final Mark closing;

        Bracket(String text, Mark closing) {
            this.text = text;
            this.closing = closing;
        }

        /// How it is written.
        public String text() {
            return text;
        }

        /// Its ending token.
        public Mark closing() {
            return closing;
        }
    }
}
