package dev.frameloop.dom.css.syntax;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;

/// Builds the tree of component values of a whole text, once, with a stack of its own.
///
/// The standard's rule parsers consume tokens, try a declaration, rewind, and try a rule. To do so on this tree instead
/// gives the same rules, and keeps nested rules linear: what lies inside a block is stepped over rather than read again.
///
/// @see <a href="https://drafts.csswg.org/css-syntax/#consume-component-value">CSS Syntax: consume a component value</a>
final class ComponentValueParser {
    private final Tokenizer tokenizer;
    private Level level;

    private ComponentValueParser(CharSequence text) {
        tokenizer = new Tokenizer(text);
        level = new Level(null, null, "", 0);
    }

    static ComponentValues parse(CharSequence text) {
        return new ComponentValueParser(text).run();
    }

    private ComponentValues run() {
        for (Token token = tokenizer.next(); token != null; token = tokenizer.next()) {
            switch (token) {
                case Token.FunctionStart f ->
                    level = new Level(level, Token.Bracket.PAREN, f.name(), tokenizer.tokenStart());
                case Token.Bracket b -> level = new Level(level, b, null, tokenizer.tokenStart());
                case PreservedToken t -> {
                    if (level.bracket != null && level.bracket.closing() == t) {
                        close(tokenizer.tokenEnd());
                    } else {
                        level.add(t, tokenizer.tokenStart(), tokenizer.tokenEnd());
                    }
                }
            }
        }
        // What is still open ends with the text.
        while (level.outer != null) {
            close(tokenizer.tokenEnd());
        }
        return level.values(tokenizer.input());
    }

    private void close(int end) {
        Level closed = level;
        if (closed.outer != null && closed.bracket != null) {
            ComponentValues values = closed.values(tokenizer.input());
            level = closed.outer;
            level.add(closed.function == null
                    ? new SimpleBlock(closed.bracket, values)
                    : new Function(closed.function, values), closed.start, end);
        }
    }

    /// A block or function that is still open, or, without an outer one, the text itself.
    private static final class Level {
        final @Nullable Level outer;
        final Token.@Nullable Bracket bracket;
        final @Nullable String function;
        final int start;
        private ComponentValue[] values = new ComponentValue[8];
        private int[] spans = new int[16];
        private int size;

        Level(@Nullable Level outer, Token.@Nullable Bracket bracket, @Nullable String function, int start) {
            this.outer = outer;
            this.bracket = bracket;
            this.function = function;
            this.start = start;
        }

        void add(ComponentValue value, int start, int end) {
            if (size == values.length) {
                values = Arrays.copyOf(values, size * 2);
                spans = Arrays.copyOf(spans, size * 4);
            }
            values[size] = value;
            spans[2 * size] = start;
            spans[2 * size + 1] = end;
            size++;
        }

        ComponentValues values(String source) {
            return size == 0
                    ? ComponentValues.EMPTY
                    : new ComponentValues(source, Arrays.copyOf(values, size), Arrays.copyOf(spans, 2 * size), 0, size);
        }
    }
}
