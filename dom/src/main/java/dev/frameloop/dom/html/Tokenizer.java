package dev.frameloop.dom.html;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Cuts the input into tokens.
///
/// A token is read in one go. Where the input ends in the middle of one and may go on, nothing is consumed, and the token is read
/// again when there is more; so text can come in pieces of any size, from the network or from `document.write`.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#tokenization">HTML: tokenization</a>
final class Tokenizer {
    /// What kind of text comes next; tree construction switches it.
    enum State {
        DATA, RCDATA, RAWTEXT, SCRIPT_DATA, PLAINTEXT
    }

    /// The input ends within a token, and more may come.
    private static final class Starved extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Starved() {
            super(null, null, false, false);
        }
    }

    private static final int END = -1;

    private final InputStream in;
    private final Starved starved = new Starved();
    private State state = State.DATA;
    private String lastStartTag = "";
    private boolean cdataAllowed;
    private boolean inCdata;
    private int at;
    private int limit;
    private boolean atEnd;

    Tokenizer(InputStream in) {
        this.in = in;
    }

    void switchTo(State newState) {
        state = newState;
    }

    /// Makes an end tag with this name the end of the text that follows.
    void setLastStartTag(String name) {
        lastStartTag = name;
    }

    /// Whether `<![CDATA[` begins a section, since the current node is not of HTML.
    void allowCdata(boolean allowed) {
        cdataAllowed = allowed;
    }

    /// The next token, or null where the input has to go on first.
    @Nullable
    Token next() {
        while (true) {
            at = in.position();
            limit = in.limit();
            atEnd = in.isClosed() && !in.hasInsertionPoint();
            if (at >= limit) {
                return atEnd ? new Token.EndOfFile() : null;
            }
            try {
                Token token = inCdata ? cdataText() : switch (state) {
                    case DATA -> data();
                    case RCDATA -> text(true);
                    case RAWTEXT -> text(false);
                    case SCRIPT_DATA -> scriptData();
                    case PLAINTEXT -> plainText();
                };
                in.setPosition(at);
                if (token != null) {
                    return token;
                }
            } catch (Starved _) {
                return null;
            }
        }
    }

    /// The character at an index, or END behind the end.
    private int peek(int index) {
        if (index < limit) {
            return in.charAt(index);
        }
        if (atEnd) {
            return END;
        }
        throw starved;
    }

    private @Nullable Token data() {
        char c = in.charAt(at);
        switch (c) {
            case '<' -> {
                return markup();
            }
            case '&' -> {
                return characterReference();
            }
            case 0 -> {
                at++;
                return new Token.Characters("\0");
            }
            default -> {
                int start = at;
                while (at < limit && (c = in.charAt(at)) != '<' && c != '&' && c != 0) {
                    at++;
                }
                return new Token.Characters(in.substring(start, at));
            }
        }
    }

    private Token characterReference() {
        CharacterReferences.Match match = CharacterReferences.match(this::peek, at, false);
        at = match.end();
        return new Token.Characters(match.text());
    }

    /// Text of an element that has no markup but its own end tag.
    private @Nullable Token text(boolean references) {
        char c = in.charAt(at);
        if (c == '<') {
            if (isEndTag(at, lastStartTag)) {
                return tag(true);
            }
            at++;
            return new Token.Characters("<");
        }
        if (c == '&' && references) {
            return characterReference();
        }
        int start = at;
        while (at < limit && (c = in.charAt(at)) != '<' && (c != '&' || !references)) {
            at++;
        }
        return new Token.Characters(replaceNull(in.substring(start, at)));
    }

    private Token plainText() {
        String text = in.substring(at, limit);
        at = limit;
        return new Token.Characters(replaceNull(text));
    }

    private @Nullable Token cdataText() {
        int start = at;
        while (at < limit) {
            if (in.charAt(at) == ']' && peek(at + 1) == ']' && peek(at + 2) == '>') {
                if (at > start) {
                    return new Token.Characters(in.substring(start, at));
                }
                at += 3;
                inCdata = false;
                return null;
            }
            if (in.charAt(at) == 0) {
                if (at > start) {
                    return new Token.Characters(in.substring(start, at));
                }
                at++;
                return new Token.Characters("\0");
            }
            at++;
        }
        if (!atEnd && start == at) {
            throw starved;
        }
        return new Token.Characters(in.substring(start, at));
    }

    /// The text of a script up to its end tag: comments in it may hold `<script>` pairs.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#script-data-state">HTML: script data states</a>
    private @Nullable Token scriptData() {
        int start = at;
        int i = at;
        boolean escaped = false;
        boolean doubleEscaped = false;
        for (;;) {
            int c = peek(i);
            if (c == END) {
                at = i;
                return new Token.Characters(replaceNull(in.substring(start, i)));
            }
            if (c == '-' && escaped && startsWith(i, "-->")) {
                escaped = false;
                doubleEscaped = false;
                i += 3;
                continue;
            }
            if (c != '<') {
                i++;
                continue;
            }
            if (!escaped && startsWith(i, "<!--")) {
                escaped = true;
                i += 2;
            } else if (isEndTag(i, "script")) {
                if (!doubleEscaped) {
                    at = i;
                    return i > start ? new Token.Characters(replaceNull(in.substring(start, i))) : tag(true);
                }
                doubleEscaped = false;
                i += 8;
            } else if (escaped && !doubleEscaped && isTagName(i + 1, "script")) {
                doubleEscaped = true;
                i += 7;
            } else {
                i++;
            }
        }
    }

    private boolean startsWith(int index, String expected) {
        for (int i = 0; i < expected.length(); i++) {
            if (peek(index + i) != expected.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private boolean startsWithIgnoringCase(int index, String lowercase) {
        for (int i = 0; i < lowercase.length(); i++) {
            if (lower(peek(index + i)) != lowercase.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private boolean isEndTag(int index, String name) {
        return peek(index + 1) == '/' && isTagName(index + 2, name);
    }

    private boolean isTagName(int index, String name) {
        if (!startsWithIgnoringCase(index, name)) {
            return false;
        }
        int behind = peek(index + name.length());
        return isWhitespace(behind) || behind == '/' || behind == '>';
    }

    private @Nullable Token markup() {
        int c = peek(at + 1);
        if (isAlpha(c)) {
            return tag(false);
        }
        switch (c) {
            case '!' -> {
                return markupDeclaration();
            }
            case '/' -> {
                int behind = peek(at + 2);
                if (isAlpha(behind)) {
                    return tag(true);
                }
                if (behind == '>') {
                    at += 3;
                    return null;
                }
                if (behind == END) {
                    at += 2;
                    return new Token.Characters("</");
                }
                at += 2;
                return bogusComment();
            }
            case '?' -> {
                at += 1;
                return bogusComment();
            }
            default -> {
                at += 1;
                return new Token.Characters("<");
            }
        }
    }

    private @Nullable Token markupDeclaration() {
        int start = at + 2;
        if (startsWith(start, "--")) {
            at = start + 2;
            return comment();
        }
        if (startsWithIgnoringCase(start, "doctype")) {
            at = start + 7;
            return new DoctypeReader(this::peek, at, end -> at = end).read();
        }
        if (startsWith(start, "[CDATA[")) {
            at = start + 7;
            if (cdataAllowed) {
                inCdata = true;
                return null;
            }
            at = start;
            return bogusComment();
        }
        at = start;
        return bogusComment();
    }

    private Token bogusComment() {
        int start = at;
        int c;
        while ((c = peek(at)) != '>' && c != END) {
            at++;
        }
        String data = replaceNull(in.substring(start, at));
        if (c == '>') {
            at++;
        }
        return new Token.Comment(data);
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#comment-start-state">HTML: comment states</a>
    private Token comment() {
        int start = at;
        if (peek(at) == '>') {
            at++;
            return new Token.Comment("");
        }
        if (peek(at) == '-' && peek(at + 1) == '>') {
            at += 2;
            return new Token.Comment("");
        }
        for (;;) {
            int c = peek(at);
            if (c == END) {
                return new Token.Comment(replaceNull(withoutOpenEnd(in.substring(start, at))));
            }
            if (c == '-' && peek(at + 1) == '-') {
                int behind = peek(at + 2);
                if (behind == '>') {
                    String data = in.substring(start, at);
                    at += 3;
                    return new Token.Comment(replaceNull(data));
                }
                if (behind == '!' && peek(at + 3) == '>') {
                    String data = in.substring(start, at);
                    at += 4;
                    return new Token.Comment(replaceNull(data));
                }
            }
            at++;
        }
    }

    /// At the end of the input, dashes that could begin the end of the comment are no part of it.
    private static String withoutOpenEnd(String data) {
        if (data.endsWith("--!")) {
            return data.substring(0, data.length() - 3);
        }
        if (data.endsWith("--")) {
            return data.substring(0, data.length() - 2);
        }
        return data.endsWith("-") ? data.substring(0, data.length() - 1) : data;
    }

    /// A tag, or null where the input ends within it.
    private @Nullable Token tag(boolean end) {
        int tagStart = at;
        at += end ? 2 : 1;
        String name = name(false);
        List<Token.Attribute> attributes = new ArrayList<>();
        Set<String> seen = null;
        boolean selfClosing = false;
        for (;;) {
            int c = peek(at);
            if (c == END) {
                return null;
            }
            if (c == '>') {
                at++;
                break;
            }
            if (isWhitespace(c)) {
                at++;
                continue;
            }
            if (c == '/') {
                at++;
                selfClosing = peek(at) == '>';
                continue;
            }
            String attribute = name(true);
            String value = value();
            if (value == null) {
                return null;
            }
            seen = seen == null ? new HashSet<>() : seen;
            if (seen.add(attribute)) {
                attributes.add(new Token.Attribute(attribute, value));
            }
        }
        if (state != State.PLAINTEXT) {
            state = State.DATA;
        }
        if (end) {
            return new Token.EndTag(name);
        }
        lastStartTag = name;
        boolean placed = name.equals("script") || name.equals("style");
        return new Token.StartTag(name, attributes, selfClosing, placed ? in.lineAt(at) : 0,
                placed ? in.columnAt(at) : tagStart);
    }

    /// The name of a tag or attribute, in small letters.
    private String name(boolean attribute) {
        int start = at;
        if (attribute && peek(at) == '=') {
            at++;
        }
        int c;
        boolean plain = true;
        while ((c = peek(at)) != END && c != '>' && c != '/' && !isWhitespace(c) && (c != '=' || !attribute)) {
            plain &= c != 0 && (c < 'A' || c > 'Z');
            at++;
        }
        String name = in.substring(start, at);
        return plain ? name : replaceNull(dev.frameloop.dom.tree.Names.toAsciiLowercase(name));
    }

    /// What stands behind `=`; the empty string where there is none, null where the input ends within it.
    private @Nullable String value() {
        int i = at;
        while (isWhitespace(peek(i))) {
            i++;
        }
        if (peek(i) != '=') {
            at = i;
            return "";
        }
        i++;
        while (isWhitespace(peek(i))) {
            i++;
        }
        at = i;
        int quote = peek(at);
        if (quote == '>') {
            return "";
        }
        boolean quoted = quote == '"' || quote == '\'';
        if (quoted) {
            at++;
        }
        StringBuilder value = new StringBuilder();
        for (;;) {
            int c = peek(at);
            if (c == END) {
                return null;
            }
            if (quoted ? c == quote : c == '>' || isWhitespace(c)) {
                at += quoted ? 1 : 0;
                return value.toString();
            }
            if (c == '&') {
                CharacterReferences.Match match = CharacterReferences.match(this::peek, at, true);
                at = match.end();
                value.append(match.text());
            } else {
                value.append(c == 0 ? '\uFFFD' : (char) c);
                at++;
            }
        }
    }

    static boolean isWhitespace(int c) {
        return c == ' ' || c == '\n' || c == '\t' || c == '\f' || c == '\r';
    }

    static boolean isAlpha(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    static int lower(int c) {
        return c >= 'A' && c <= 'Z' ? c + 32 : c;
    }

    private static String replaceNull(String text) {
        return text.indexOf(0) < 0 ? text : text.replace('\0', '\uFFFD');
    }
}
