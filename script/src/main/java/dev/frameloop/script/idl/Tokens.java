package dev.frameloop.script.idl;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The tokens of an interface description, and a place among them.
///
/// @see <a href="https://webidl.spec.whatwg.org/#idl-grammar">Web IDL: grammar</a>
final class Tokens {
    private static final Pattern TOKEN = Pattern.compile(
            """
                    (?<space>[\\t\\n\\r ]+|//[^\\n]*|/\\*.*?\\*/)\
                    |(?<number>-?(?:0[Xx][0-9A-Fa-f]+|(?:[0-9]+\\.[0-9]*|[0-9]*\\.[0-9]+)(?:[Ee][+-]?[0-9]+)?|[0-9]+[Ee][+-]?[0-9]+|[0-9]+))\
                    |(?<name>-?Infinity|[_-]?[A-Za-z][0-9A-Z_a-z-]*)\
                    |"(?<string>[^"]*)"\
                    |(?<sign>\\.\\.\\.|[^\\t\\n\\r 0-9A-Za-z])""",
            Pattern.DOTALL);

    private enum Kind {
        NUMBER, NAME, STRING, SIGN, END
    }

    private record Token(Kind kind, String text, int position) {}

    private final String file;
    private final String source;
    private final List<Token> tokens = new ArrayList<>();
    private int next;

    Tokens(String file, String source) {
        this.file = file;
        this.source = source;
        Matcher matcher = TOKEN.matcher(source);
        int position = 0;
        while (position < source.length()) {
            if (!matcher.find() || matcher.start() != position) {
                throw failure(position, "a token");
            }
            add(matcher, position);
            position = matcher.end();
        }
        tokens.add(new Token(Kind.END, "", source.length()));
    }

    private void add(Matcher matcher, int position) {
        if (matcher.group("number") != null) {
            tokens.add(new Token(Kind.NUMBER, matcher.group(), position));
        } else if (matcher.group("name") != null) {
            String name = matcher.group();
            tokens.add(new Token(Kind.NAME, name.startsWith("_") ? name.substring(1) : name, position));
        } else if (matcher.group("string") != null) {
            tokens.add(new Token(Kind.STRING, matcher.group("string"), position));
        } else if (matcher.group("sign") != null) {
            tokens.add(new Token(Kind.SIGN, matcher.group(), position));
        }
    }

    boolean atEnd() {
        return tokens.get(next).kind == Kind.END;
    }

    /// Whether the next token is this name or sign.
    boolean sees(String text) {
        return seesAt(0, text);
    }

    /// Whether the token that many places on is this name or sign.
    boolean seesAt(int ahead, String text) {
        Token token = tokens.get(Math.min(next + ahead, tokens.size() - 1));
        return (token.kind == Kind.NAME || token.kind == Kind.SIGN) && token.text.equals(text);
    }

    boolean seesName() {
        return tokens.get(next).kind == Kind.NAME;
    }

    boolean seesNumber() {
        return tokens.get(next).kind == Kind.NUMBER;
    }

    boolean seesString() {
        return tokens.get(next).kind == Kind.STRING;
    }

    /// Takes the next token if it is this name or sign.
    boolean take(String text) {
        if (sees(text)) {
            next++;
            return true;
        }
        return false;
    }

    void expect(String text) {
        if (!take(text)) {
            throw failure("\"" + text + "\"");
        }
    }

    String name() {
        if (!seesName()) {
            throw failure("a name");
        }
        return tokens.get(next++).text;
    }

    /// The text of the next token, whatever it is; strings without their quotes.
    String any() {
        if (atEnd()) {
            throw failure("more");
        }
        return tokens.get(next++).text;
    }

    IdlSyntaxException failure(String expected) {
        return failure(tokens.get(next).position, expected);
    }

    private IdlSyntaxException failure(int position, String expected) {
        long line = 1 + source.substring(0, position).chars().filter(c -> c == '\n').count();
        String found = source.substring(position, Math.min(source.length(), position + 20)).lines().findFirst()
                .orElse("");
        return new IdlSyntaxException(file + ":" + line + ": expected " + expected + " at \"" + found + "\"");
    }
}
