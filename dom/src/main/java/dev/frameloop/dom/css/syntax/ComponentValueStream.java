package dev.frameloop.dom.css.syntax;

import org.jspecify.annotations.Nullable;

/// A cursor over component values, for the parsers of grammars.
///
/// @see <a href="https://drafts.csswg.org/css-syntax/#css-token-stream">CSS Syntax: token stream</a>
public final class ComponentValueStream {
    private final ComponentValues values;
    private int index;

    ComponentValueStream(ComponentValues values) {
        this.values = values;
    }

    /// Whether everything is consumed.
    public boolean isAtEnd() {
        return index >= values.size();
    }

    /// The next value, not consumed; null at the end.
    public @Nullable ComponentValue peek() {
        return peek(0);
    }

    /// The value `offset` places after the next one, not consumed; null past the end.
    public @Nullable ComponentValue peek(int offset) {
        return index + offset < values.size() ? values.get(index + offset) : null;
    }

    /// Consumes the next value; null at the end.
    public @Nullable ComponentValue next() {
        return index < values.size() ? values.get(index++) : null;
    }

    /// Consumes white space and tells whether there was any.
    public boolean skipWhitespace() {
        int before = index;
        while (index < values.size() && values.get(index).isWhitespace()) {
            index++;
        }
        return index > before;
    }

    /// Consumes the next value if it is that delimiter.
    public boolean consumeDelim(int codePoint) {
        return consumeIf(index < values.size() && values.get(index).isDelim(codePoint));
    }

    /// Consumes the next value if it is that identifier, ASCII case-insensitively.
    public boolean consumeIdent(String keyword) {
        return consumeIf(index < values.size() && values.get(index).isIdent(keyword));
    }

    /// Consumes the next value if it is that token.
    public boolean consumeMark(Token.Mark mark) {
        return consumeIf(index < values.size() && values.get(index) == mark);
    }

    private boolean consumeIf(boolean matches) {
        if (matches) {
            index++;
        }
        return matches;
    }

    /// Where the cursor stands, for {@link #restore(int)} and {@link #since(int)}.
    public int mark() {
        return index;
    }

    /// Puts the cursor back.
    public void restore(int mark) {
        index = mark;
    }

    /// What was consumed since the mark.
    public ComponentValues since(int mark) {
        return values.slice(mark, index);
    }

    /// What is not consumed yet.
    public ComponentValues remaining() {
        return values.slice(index, values.size());
    }
}
