package dev.frameloop.dom.css.syntax;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/// A list of component values that remembers the text it came from. Immutable.
///
/// What a grammar wants to know of everything inside, at any depth, is known from the start, so that nobody needs to
/// walk blocks that are nested ten thousand deep: {@link #containsBadToken()}, {@link #containsSubstitution()}.
///
/// @see <a href="https://drafts.csswg.org/css-syntax/#component-value">CSS Syntax: component value</a>
public final class ComponentValues implements Iterable<ComponentValue> {
    /// No component values.
    public static final ComponentValues EMPTY = new ComponentValues("", new ComponentValue[0], new int[0], 0, 0);

    private static final int BAD = 1;
    private static final int SUBSTITUTION = 2;

    private final String source;
    private final ComponentValue[] values;
    /// Start and end in the source of each value; empty where the values came from no text.
    private final int[] spans;
    private final int from;
    private final int to;
    private final int traits;

    ComponentValues(String source, ComponentValue[] values, int[] spans, int from, int to) {
        this.source = source;
        this.values = values;
        this.spans = spans;
        this.from = from;
        this.to = to;
        int seen = 0;
        for (int i = from; i < to; i++) {
            seen |= traitsOf(values[i]);
        }
        traits = seen;
    }

    /// Values that were put together rather than parsed.
    public static ComponentValues of(List<? extends ComponentValue> values) {
        return new ComponentValues("", values.toArray(ComponentValue[]::new), new int[0], 0, values.size());
    }

    /// How many there are.
    public int size() {
        return to - from;
    }

    /// Whether there are none.
    public boolean isEmpty() {
        return to == from;
    }

    /// The value at `index`, 0 to `size() - 1`.
    public ComponentValue get(int index) {
        if (index < 0 || index >= size()) {
            throw new IndexOutOfBoundsException("index " + index + " is not within 0 to " + (size() - 1));
        }
        return values[from + index];
    }

    /// The values from `start` to before `end`, as a view.
    public ComponentValues slice(int start, int end) {
        if (start < 0 || end > size() || start > end) {
            throw new IndexOutOfBoundsException("slice " + start + " to " + end + " of " + size());
        }
        return new ComponentValues(source, values, spans, from + start, from + end);
    }

    /// Without white space at both ends.
    public ComponentValues trim() {
        int start = 0;
        int end = size();
        while (start < end && get(start).isWhitespace()) {
            start++;
        }
        while (end > start && get(end - 1).isWhitespace()) {
            end--;
        }
        return slice(start, end);
    }

    /// A cursor at the first value.
    public ComponentValueStream stream() {
        return new ComponentValueStream(this);
    }

    /// The text that these values were parsed from, comments included; their serialization where there was none.
    public String text() {
        if (isEmpty()) {
            return "";
        }
        return spans.length == 0 ? toString() : source.substring(spans[2 * from], spans[2 * to - 1]);
    }

    /// Whether a bad string, a bad url or a closing bracket that closes nothing is in here, at any depth: then it is no
    /// `<any-value>`, and no value of any property.
    public boolean containsBadToken() {
        return (traits & BAD) != 0;
    }

    /// Whether a `var()` or `env()` is in here, at any depth.
    public boolean containsSubstitution() {
        return (traits & SUBSTITUTION) != 0;
    }

    private static int traitsOf(ComponentValue value) {
        return switch (value) {
            case Function f -> f.value().traits | (f.isFunction("var") || f.isFunction("env") ? SUBSTITUTION : 0);
            case SimpleBlock b -> b.value().traits;
            case Token.BadString _,Token.BadUrl _ -> BAD;
            case Token.Mark mark -> switch (mark) {
                case CLOSE_PAREN, CLOSE_SQUARE, CLOSE_CURLY -> BAD;
                default -> 0;
            };
            default -> 0;
        };
    }

    @Override
    public Iterator<ComponentValue> iterator() {
        return new Iterator<>() {
            private int next = from;

            @Override
            public boolean hasNext() {
                return next < to;
            }

            @Override
            public ComponentValue next() {
                if (next >= to) {
                    throw new NoSuchElementException();
                }
                return values[next++];
            }
        };
    }

    /// Equal if they serialize the same.
    @Override
    public boolean equals(Object other) {
        return other instanceof ComponentValues o && toString().equals(o.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /// The serialization.
    ///
    /// @see <a href="https://drafts.csswg.org/css-syntax/#serialization">CSS Syntax: serialization</a>
    @Override
    public String toString() {
        return Serialization.serialize(this);
    }
}
