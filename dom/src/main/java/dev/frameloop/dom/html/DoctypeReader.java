package dev.frameloop.dom.html;

import org.jspecify.annotations.Nullable;

import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;

/// Reads a doctype from behind its keyword.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#doctype-state">HTML: doctype states</a>
final class DoctypeReader {
    private final IntUnaryOperator peek;
    private final IntConsumer end;
    private int at;
    private boolean forceQuirks;

    /// @param end gets the index behind the doctype
    DoctypeReader(IntUnaryOperator peek, int start, IntConsumer end) {
        this.peek = peek;
        this.at = start;
        this.end = end;
    }

    Token read() {
        skipWhitespace();
        String name = name();
        String publicId = null;
        String systemId = null;
        skipWhitespace();
        int c = peek.applyAsInt(at);
        if (name != null && c != '>' && c != -1) {
            if (keyword("public")) {
                publicId = identifier();
                if (publicId != null) {
                    skipWhitespace();
                    int quote = peek.applyAsInt(at);
                    if (quote == '"' || quote == '\'') {
                        systemId = identifier();
                    } else if (quote != '>') {
                        forceQuirks = true;
                    }
                }
            } else if (keyword("system")) {
                systemId = identifier();
            } else {
                forceQuirks = true;
            }
        }
        skipBehindEnd();
        end.accept(at);
        return new Token.Doctype(name, publicId, systemId, forceQuirks || name == null);
    }

    private @Nullable String name() {
        StringBuilder name = new StringBuilder();
        int c;
        while ((c = peek.applyAsInt(at)) != '>' && c != -1 && !Tokenizer.isWhitespace(c)) {
            name.append(c == 0 ? '\uFFFD' : (char) Tokenizer.lower(c));
            at++;
        }
        return name.isEmpty() ? null : name.toString();
    }

    private boolean keyword(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (Tokenizer.lower(peek.applyAsInt(at + i)) != word.charAt(i)) {
                return false;
            }
        }
        at += word.length();
        return true;
    }

    /// A quoted identifier; null where there is none, which is a quirk.
    private @Nullable String identifier() {
        skipWhitespace();
        int quote = peek.applyAsInt(at);
        if (quote != '"' && quote != '\'') {
            forceQuirks = true;
            return null;
        }
        at++;
        StringBuilder id = new StringBuilder();
        int c;
        while ((c = peek.applyAsInt(at)) != quote && c != '>' && c != -1) {
            id.append(c == 0 ? '\uFFFD' : (char) c);
            at++;
        }
        if (c == quote) {
            at++;
        } else {
            forceQuirks = true;
        }
        return id.toString();
    }

    private void skipWhitespace() {
        while (Tokenizer.isWhitespace(peek.applyAsInt(at))) {
            at++;
        }
    }

    private void skipBehindEnd() {
        int c;
        while ((c = peek.applyAsInt(at)) != '>' && c != -1) {
            at++;
        }
        if (c == '>') {
            at++;
        } else {
            forceQuirks = true;
        }
    }
}
