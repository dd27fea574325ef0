package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.css.syntax.CodePoints;
import dev.frameloop.dom.css.syntax.ComponentValue;
import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Parser;
import dev.frameloop.dom.css.syntax.Token;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Parses selector lists: the lists and the complex selectors in them. {@link CompoundParser} does what is between two combinators.
///
/// @see <a href="https://drafts.csswg.org/selectors-4/#grammar">Selectors: grammar</a>
final class SelectorParser {
    /// What a complex selector may begin with.
    private enum Start {
        /// A compound.
        COMPOUND,
        /// A combinator from the anchor of `:has()`.
        ANCHOR,
        /// A combinator from the parent rule's elements.
        NESTED
    }

    private final NamespaceContext namespaces;
    private final @Nullable SelectorList parent;
    private final Start start;
    private int depth;
    private boolean insideHas;
    private boolean sawNesting;

    SelectorParser(NamespaceContext namespaces, @Nullable SelectorList parent, boolean nested) {
        this.namespaces = namespaces;
        this.parent = parent;
        start = nested ? Start.NESTED : Start.COMPOUND;
    }

    NamespaceContext namespaces() {
        return namespaces;
    }

    /// Whether this is outside of all functions.
    boolean isTopLevel() {
        return depth == 0;
    }

    /// The list, or null where it is invalid.
    @Nullable
    SelectorList parse(ComponentValues values) {
        return list(values, start);
    }

    private @Nullable SelectorList list(ComponentValues values, Start begin) {
        List<ComplexSelector> selectors = new ArrayList<>();
        for (ComponentValues part : Parser.splitAtCommas(values)) {
            ComplexSelector selector = complex(part, begin);
            if (selector == null) {
                return null;
            }
            selectors.add(selector);
        }
        return selectors.isEmpty() ? null : new SelectorList(selectors);
    }

    /// The argument of `:not()` and its like: no invalid selector, and at least one.
    @Nullable
    SelectorList nestedList(ComponentValues values) {
        if (++depth > SelectorList.MAX_DEPTH) {
            depth--;
            return null;
        }
        SelectorList result = list(values, Start.COMPOUND);
        depth--;
        return result;
    }

    /// The argument of `:is()` and `:where()`: invalid selectors are left out.
    ///
    /// @see <a href="https://drafts.csswg.org/selectors-4/#typedef-forgiving-selector-list">Selectors: forgiving selector list</a>
    @Nullable
    SelectorList forgivingList(ComponentValues values) {
        if (++depth > SelectorList.MAX_DEPTH) {
            depth--;
            return null;
        }
        List<ComplexSelector> selectors = new ArrayList<>();
        for (ComponentValues part : Parser.splitAtCommas(values)) {
            ComplexSelector selector = complex(part, Start.COMPOUND);
            if (selector != null) {
                selectors.add(selector);
            }
        }
        depth--;
        return new SelectorList(selectors);
    }

    /// The argument of `:has()`, which may hold no other.
    @Nullable
    SelectorList relativeList(ComponentValues values) {
        if (insideHas || ++depth > SelectorList.MAX_DEPTH) {
            return null;
        }
        insideHas = true;
        SelectorList result = list(values, Start.ANCHOR);
        insideHas = false;
        depth--;
        return result;
    }

    /// The argument of `:host()` and `::slotted()`: one compound selector.
    @Nullable
    SelectorList compoundArgument(ComponentValues values) {
        SelectorList result = nestedList(values);
        return result != null && result.size() == 1 && result.get(0).size() == 1 ? result : null;
    }

    NestingSelector nesting() {
        sawNesting = true;
        return new NestingSelector(parent);
    }

    private @Nullable ComplexSelector complex(ComponentValues values, Start begin) {
        boolean outerNesting = sawNesting;
        sawNesting = false;
        ComplexSelector result = complex(values.stream(), begin);
        sawNesting |= outerNesting;
        return result;
    }

    private @Nullable ComplexSelector complex(ComponentValueStream stream, Start begin) {
        List<CompoundSelector> compounds = new ArrayList<>();
        List<Combinator> combinators = new ArrayList<>();
        stream.skipWhitespace();
        if (begin != Start.COMPOUND) {
            Combinator first = combinator(stream);
            if (begin == Start.ANCHOR) {
                compounds.add(new CompoundSelector(List.of(AnchorSelector.ANCHOR), List.of()));
                combinators.add(first == null ? Combinator.DESCENDANT : first);
            } else if (first != null) {
                compounds.add(new CompoundSelector(List.of(nesting()), List.of()));
                combinators.add(first);
            }
            stream.skipWhitespace();
        }
        while (true) {
            CompoundParser parser = new CompoundParser(this, stream);
            if (!parser.parse(compounds, combinators)) {
                return null;
            }
            boolean space = stream.skipWhitespace();
            if (stream.isAtEnd()) {
                break;
            }
            Combinator next = combinator(stream);
            if (next == null && !space || parser.endsSelector()) {
                return null;
            }
            stream.skipWhitespace();
            combinators.add(next == null ? Combinator.DESCENDANT : next);
        }
        if (begin == Start.NESTED && !sawNesting) {
            compounds.addFirst(new CompoundSelector(List.of(nesting()), List.of()));
            combinators.addFirst(Combinator.DESCENDANT);
        }
        Collections.reverse(compounds);
        Collections.reverse(combinators);
        return new ComplexSelector(compounds, combinators);
    }

    private static @Nullable Combinator combinator(ComponentValueStream stream) {
        ComponentValue next = stream.peek();
        if (!(next instanceof Token.Delim(int c))) {
            return null;
        }
        return switch (c) {
            case '>' -> consumed(stream, 1, Combinator.CHILD);
            case '+' -> consumed(stream, 1, Combinator.NEXT_SIBLING);
            case '~' -> consumed(stream, 1, Combinator.SUBSEQUENT_SIBLING);
            case '|' -> {
                ComponentValue second = stream.peek(1);
                yield second != null && second.isDelim('|') ? consumed(stream, 2, Combinator.COLUMN) : null;
            }
            default -> null;
        };
    }

    private static Combinator consumed(ComponentValueStream stream, int count, Combinator combinator) {
        for (int i = 0; i < count; i++) {
            stream.next();
        }
        return combinator;
    }

    /// The name in lower case, as pseudo-classes and pseudo-elements are compared.
    static String lower(String name) {
        return CodePoints.toAsciiLowerCase(name);
    }
}
