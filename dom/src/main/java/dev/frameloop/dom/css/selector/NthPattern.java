package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.css.syntax.ComponentValue;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Token;
import org.jspecify.annotations.Nullable;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// `An+B`: every A-th position, from B on.
///
/// @param step A
/// @param offset B
/// @see <a href="https://drafts.csswg.org/css-syntax/#anb-microsyntax">CSS Syntax: the An+B microsyntax</a>
record NthPattern(int step, int offset) {
    private static final Pattern GRAMMAR = Pattern.compile("([+-]?\\d*)n(?:\\s*([+-])\\s*(\\d+))?|([+-]?\\d+)",
            Pattern.CASE_INSENSITIVE);

    /// Parses it; null where it is none.
    static @Nullable NthPattern parse(ComponentValues values) {
        String text = text(values.trim());
        if (text.equalsIgnoreCase("even")) {
            return new NthPattern(2, 0);
        }
        if (text.equalsIgnoreCase("odd")) {
            return new NthPattern(2, 1);
        }
        Matcher m = GRAMMAR.matcher(text);
        if (!m.matches()) {
            return null;
        }
        if (m.group(4) != null) {
            return new NthPattern(0, integer(m.group(4)));
        }
        String step = m.group(1);
        int offset = m.group(3) == null ? 0 : integer(m.group(2) + m.group(3));
        return new NthPattern(step.isEmpty() || step.length() == 1 && !Character.isDigit(step.charAt(0))
                ? integer(step + "1")
                : integer(step), offset);
    }

    /// The tokens that the grammar knows, as they were written; nothing of the grammar follows a number.
    private static String text(ComponentValues values) {
        StringBuilder text = new StringBuilder();
        for (ComponentValue value : values) {
            switch (value) {
                case Token.Number n -> text.append(n.text()).append(values.get(values.size() - 1) == n ? "" : "/");
                case Token.Dimension d -> text.append(d.text()).append(d.unit());
                case Token.Ident(String name) -> text.append(name);
                case Token.Delim(int c) -> text.appendCodePoint(c);
                default -> text.append(value.isWhitespace() ? " " : "/");
            }
        }
        return text.toString();
    }

    private static int integer(String text) {
        return (int) Math.clamp(Double.parseDouble(text), Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /// Whether the pattern holds that position, the first being 1.
    boolean contains(int position) {
        long distance = (long) position - offset;
        return step == 0 ? distance == 0 : distance % step == 0 && distance / step >= 0;
    }

    /// @see <a href="https://drafts.csswg.org/css-syntax/#serializing-anb">CSS Syntax: serializing An+B</a>
    @Override
    public String toString() {
        if (step == 0) {
            return Integer.toString(offset);
        }
        String n = step == 1 ? "n" : step == -1 ? "-n" : step + "n";
        return offset == 0 ? n : offset > 0 ? n + "+" + offset : n + offset;
    }
}
