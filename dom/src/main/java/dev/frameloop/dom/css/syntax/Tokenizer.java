package dev.frameloop.dom.css.syntax;

import org.jspecify.annotations.Nullable;

/// Turns CSS text into tokens, one a call.
///
/// Linear in the text: a token's name is one substring unless it holds an escape.
///
/// @see <a href="https://drafts.csswg.org/css-syntax/#tokenizer-algorithms">CSS Syntax: tokenizer algorithms</a>
final class Tokenizer {
    private static final int EOF = -1;
    private static final Token.Delim[] ASCII_DELIMS = new Token.Delim[128];

    static {
        for (int i = 0; i < ASCII_DELIMS.length; i++) {
            ASCII_DELIMS[i] = new Token.Delim(i);
        }
    }

    private final String input;
    private final int length;
    /// The next code unit to read.
    private int position;
    private int start;

    Tokenizer(CharSequence text) {
        input = preprocess(text);
        length = input.length();
    }

    /// The text after preprocessing, which {@link #tokenStart()} and {@link #tokenEnd()} point into.
    String input() {
        return input;
    }

    /// Where the latest token begins.
    int tokenStart() {
        return start;
    }

    /// Where the latest token ends.
    int tokenEnd() {
        return position;
    }

    /// Normalizes line breaks to line feeds, and null and lone surrogates to U+FFFD.
    ///
    /// @see <a href="https://drafts.csswg.org/css-syntax/#input-preprocessing">CSS Syntax: preprocessing the input stream</a>
    private static String preprocess(CharSequence text) {
        String s = text.toString();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '\r' || c == '\f' || c == 0 || Character.isSurrogate(c)) {
                return replaceFrom(s, i);
            }
        }
        return s;
    }

    private static String replaceFrom(String s, int from) {
        StringBuilder out = new StringBuilder(s.length()).append(s, 0, from);
        for (int i = from; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '\r') {
                out.append('\n');
                if (i + 1 < s.length() && s.charAt(i + 1) == '\n') {
                    i++;
                }
            } else if (c == '\f') {
                out.append('\n');
            } else if (Character.isHighSurrogate(c) && i + 1 < s.length()
                    && Character.isLowSurrogate(s.charAt(i + 1))) {
                out.append(c).append(s.charAt(++i));
            } else {
                out.append(c == 0 || Character.isSurrogate(c) ? '\uFFFD' : c);
            }
        }
        return out.toString();
    }

    /// Consumes a token; null at the end of the text.
    ///
    /// @see <a href="https://drafts.csswg.org/css-syntax/#consume-token">CSS Syntax: consume a token</a>
    @Nullable
    Token next() {
        consumeComments();
        start = position;
        int c = peek(0);
        return switch (c) {
            case EOF -> null;
            case ' ', '\n', '\t' -> whitespace();
            case '"', '\'' -> string(c);
            case '#' -> isIdentAt(1) || isEscapeAt(1) ? hash() : delim(c);
            case '(' -> one(Token.Bracket.PAREN);
            case '[' -> one(Token.Bracket.SQUARE);
            case '{' -> one(Token.Bracket.CURLY);
            case ')' -> one(Token.Mark.CLOSE_PAREN);
            case ']' -> one(Token.Mark.CLOSE_SQUARE);
            case '}' -> one(Token.Mark.CLOSE_CURLY);
            case ',' -> one(Token.Mark.COMMA);
            case ':' -> one(Token.Mark.COLON);
            case ';' -> one(Token.Mark.SEMICOLON);
            case '+', '.' -> startsNumber(0) ? numeric() : delim(c);
            case '-' -> minus();
            case '<' -> input.startsWith("<!--", position) ? skip(4, Token.Mark.CDO) : delim(c);
            case '@' -> startsIdentSequence(1) ? atKeyword() : delim(c);
            case '\\' -> isEscapeAt(0) ? identLike() : delim(c);
            default -> {
                if (CodePoints.isDigit(c)) {
                    yield numeric();
                }
                yield isIdentStartAt(0) ? identLike() : delim(codePointAt(position));
            }
        };
    }

    private Token minus() {
        if (startsNumber(0)) {
            return numeric();
        }
        if (input.startsWith("-->", position)) {
            return skip(3, Token.Mark.CDC);
        }
        return startsIdentSequence(0) ? identLike() : delim('-');
    }

    private Token one(Token token) {
        position++;
        return token;
    }

    private Token skip(int codeUnits, Token token) {
        position += codeUnits;
        return token;
    }

    private Token delim(int codePoint) {
        position += Character.charCount(codePoint);
        return codePoint < ASCII_DELIMS.length ? ASCII_DELIMS[codePoint] : new Token.Delim(codePoint);
    }

    private void consumeComments() {
        while (peek(0) == '/' && peek(1) == '*') {
            int end = input.indexOf("*/", position + 2);
            position = end < 0 ? length : end + 2;
        }
    }

    private Token whitespace() {
        skipWhitespace();
        return Token.Mark.WHITESPACE;
    }

    private void skipWhitespace() {
        while (position < length && CodePoints.isWhitespace(input.charAt(position))) {
            position++;
        }
    }

    private Token hash() {
        position++;
        boolean isId = startsIdentSequence(0);
        return new Token.Hash(identSequence(), isId);
    }

    private Token atKeyword() {
        position++;
        return new Token.AtKeyword(identSequence());
    }

    /// @see <a href="https://drafts.csswg.org/css-syntax/#consume-string-token">CSS Syntax: consume a string token</a>
    private Token string(int quote) {
        position++;
        int from = position;
        StringBuilder resolved = null;
        while (position < length) {
            char c = input.charAt(position);
            if (c == quote) {
                String value = take(resolved, from);
                position++;
                return new Token.QuotedString(value);
            }
            if (c == '\n') {
                return new Token.BadString();
            }
            if (c == '\\') {
                resolved = resolved == null ? new StringBuilder() : resolved;
                resolved.append(input, from, position);
                position++;
                if (peek(0) == '\n') {
                    position++;
                } else if (position < length) {
                    resolved.appendCodePoint(escapedCodePoint());
                }
                from = position;
            } else {
                position++;
            }
        }
        return new Token.QuotedString(take(resolved, from));
    }

    /// The name from `from` to here, after what was resolved of it before.
    private String take(@Nullable StringBuilder resolved, int from) {
        return resolved == null
                ? input.substring(from, position)
                : resolved.append(input, from, position).toString();
    }

    /// @see <a href="https://drafts.csswg.org/css-syntax/#consume-numeric-token">CSS Syntax: consume a numeric token</a>
    private Token numeric() {
        int from = position;
        boolean isInteger = number();
        String text = input.substring(from, position);
        double value = convert(text);
        if (startsIdentSequence(0)) {
            return new Token.Dimension(value, isInteger, identSequence(), text);
        }
        if (peek(0) == '%') {
            position++;
            return new Token.Percentage(value, text);
        }
        return new Token.Number(value, isInteger, text);
    }

    /// Consumes a number and tells whether it is an integer.
    ///
    /// @see <a href="https://drafts.csswg.org/css-syntax/#consume-number">CSS Syntax: consume a number</a>
    private boolean number() {
        boolean isInteger = true;
        if (peek(0) == '+' || peek(0) == '-') {
            position++;
        }
        skipDigits();
        if (peek(0) == '.' && CodePoints.isDigit(peek(1))) {
            isInteger = false;
            position++;
            skipDigits();
        }
        if (peek(0) == 'e' || peek(0) == 'E') {
            int sign = peek(1) == '+' || peek(1) == '-' ? 1 : 0;
            if (CodePoints.isDigit(peek(1 + sign))) {
                isInteger = false;
                position += 1 + sign;
                skipDigits();
            }
        }
        return isInteger;
    }

    private void skipDigits() {
        while (CodePoints.isDigit(peek(0))) {
            position++;
        }
    }

    private static double convert(String text) {
        int value = 0;
        for (int i = 0; i < text.length(); i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9 || i == 9) {
                return Math.clamp(Double.parseDouble(text), -Double.MAX_VALUE, Double.MAX_VALUE);
            }
            value = value * 10 + digit;
        }
        return value;
    }

    /// @see <a href="https://drafts.csswg.org/css-syntax/#consume-ident-like-token">CSS Syntax: consume an ident-like token</a>
    private Token identLike() {
        String name = identSequence();
        if (peek(0) != '(') {
            return new Token.Ident(name);
        }
        position++;
        if (!CodePoints.equalsIgnoringAsciiCase(name, "url")) {
            return new Token.FunctionStart(name);
        }
        int afterSpace = position;
        while (afterSpace < length && CodePoints.isWhitespace(input.charAt(afterSpace))) {
            afterSpace++;
        }
        boolean quoted = afterSpace < length && (input.charAt(afterSpace) == '"' || input.charAt(afterSpace) == '\'');
        return quoted ? new Token.FunctionStart(name) : url();
    }

    /// @see <a href="https://drafts.csswg.org/css-syntax/#consume-url-token">CSS Syntax: consume a url token</a>
    private Token url() {
        skipWhitespace();
        int from = position;
        StringBuilder resolved = null;
        while (position < length) {
            char c = input.charAt(position);
            if (c == ')' || CodePoints.isWhitespace(c)) {
                String value = take(resolved, from);
                skipWhitespace();
                if (position < length && peek(0) != ')') {
                    return badUrl();
                }
                position = Math.min(length, position + 1);
                return new Token.Url(value);
            }
            if (c == '"' || c == '\'' || c == '(' || isNonPrintable(c)) {
                return badUrl();
            }
            if (c == '\\') {
                if (!isEscapeAt(0)) {
                    return badUrl();
                }
                resolved = resolved == null ? new StringBuilder() : resolved;
                resolved.append(input, from, position);
                position++;
                resolved.appendCodePoint(escapedCodePoint());
                from = position;
            } else {
                position++;
            }
        }
        return new Token.Url(take(resolved, from));
    }

    private static boolean isNonPrintable(char c) {
        return c <= 8 || c == 0xB || (c >= 0xE && c <= 0x1F) || c == 0x7F;
    }

    /// @see <a href="https://drafts.csswg.org/css-syntax/#consume-remnants-of-bad-url">CSS Syntax: consume the remnants of a bad url</a>
    private Token badUrl() {
        while (position < length) {
            if (isEscapeAt(0)) {
                position++;
                escapedCodePoint();
            } else if (input.charAt(position++) == ')') {
                break;
            }
        }
        return new Token.BadUrl();
    }

    /// @see <a href="https://drafts.csswg.org/css-syntax/#consume-name">CSS Syntax: consume an ident sequence</a>
    private String identSequence() {
        int from = position;
        StringBuilder resolved = null;
        while (position < length) {
            if (isIdentAt(0)) {
                position += Character.charCount(codePointAt(position));
            } else if (isEscapeAt(0)) {
                resolved = resolved == null ? new StringBuilder() : resolved;
                resolved.append(input, from, position);
                position++;
                resolved.appendCodePoint(escapedCodePoint());
                from = position;
            } else {
                break;
            }
        }
        return take(resolved, from);
    }

    /// Consumes what follows a backslash.
    ///
    /// @see <a href="https://drafts.csswg.org/css-syntax/#consume-escaped-code-point">CSS Syntax: consume an escaped code point</a>
    private int escapedCodePoint() {
        if (position >= length) {
            return 0xFFFD;
        }
        int digit = CodePoints.hexDigit(input.charAt(position));
        if (digit < 0) {
            int c = codePointAt(position);
            position += Character.charCount(c);
            return c;
        }
        int value = 0;
        for (int i = 0; i < 6 && digit >= 0; i++) {
            value = value * 16 + digit;
            position++;
            digit = CodePoints.hexDigit(peek(0));
        }
        if (CodePoints.isWhitespace(peek(0))) {
            position++;
        }
        boolean isSurrogate = value >= 0xD800 && value <= 0xDFFF;
        return value == 0 || isSurrogate || value > Character.MAX_CODE_POINT ? 0xFFFD : value;
    }

    private int peek(int offset) {
        int at = position + offset;
        return at < length ? input.charAt(at) : EOF;
    }

    private int codePointAt(int at) {
        return input.codePointAt(at);
    }

    private boolean isIdentAt(int offset) {
        int at = position + offset;
        return at < length && CodePoints.isIdent(codePointAt(at));
    }

    private boolean isIdentStartAt(int offset) {
        int at = position + offset;
        return at < length && CodePoints.isIdentStart(codePointAt(at));
    }

    /// Whether a valid escape begins there.
    private boolean isEscapeAt(int offset) {
        return peek(offset) == '\\' && peek(offset + 1) != '\n';
    }

    /// @see <a href="https://drafts.csswg.org/css-syntax/#would-start-an-identifier">CSS Syntax: would start an ident sequence</a>
    private boolean startsIdentSequence(int offset) {
        if (peek(offset) == '-') {
            return peek(offset + 1) == '-' || isIdentStartAt(offset + 1) || isEscapeAt(offset + 1);
        }
        return isIdentStartAt(offset) || isEscapeAt(offset);
    }

    /// @see <a href="https://drafts.csswg.org/css-syntax/#starts-with-a-number">CSS Syntax: starts with a number</a>
    private boolean startsNumber(int offset) {
        int sign = peek(offset) == '+' || peek(offset) == '-' ? 1 : 0;
        int first = peek(offset + sign);
        return CodePoints.isDigit(first) || (first == '.' && CodePoints.isDigit(peek(offset + sign + 1)));
    }
}
