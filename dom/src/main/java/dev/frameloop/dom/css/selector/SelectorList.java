package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Parser;
import dev.frameloop.dom.tree.Element;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// Complex selectors with commas between. Immutable.
///
/// @see <a href="https://drafts.csswg.org/selectors-4/#selector-list">Selectors: selector list</a>
public final class SelectorList {
    /// How deep selectors may be nested in others; deeper ones are invalid.
    static final int MAX_DEPTH = 128;
    /// How many simple selectors a nesting selector may stand for.
    static final int MAX_WEIGHT = 1 << 16;

    private final ComplexSelector[] selectors;
    private final int specificity;
    private final long weight;
    private final int depth;
    private final boolean seesHost;

    SelectorList(List<ComplexSelector> list) {
        selectors = list.toArray(ComplexSelector[]::new);
        int greatest = 0;
        long heaviness = 0;
        int deepest = 0;
        boolean host = false;
        for (ComplexSelector selector : selectors) {
            greatest = Math.max(greatest, selector.specificity());
            heaviness += selector.weight();
            deepest = Math.max(deepest, selector.depth());
            host |= selector.selectsHost();
        }
        specificity = greatest;
        weight = heaviness;
        depth = deepest;
        seesHost = host;
    }

    /// Parses a selector list; null where it is invalid.
    public static @Nullable SelectorList parse(CharSequence text) {
        return parse(Parser.parseComponentValues(text), NamespaceContext.NONE);
    }

    /// Parses a selector list, the prelude of a style rule for instance; null where it is invalid.
    public static @Nullable SelectorList parse(ComponentValues values, NamespaceContext namespaces) {
        return new SelectorParser(namespaces, null, false).parse(values);
    }

    /// Parses the prelude of a style rule inside another one; null where it is invalid. Selectors that begin with a combinator, or hold no
    /// `&`, get one in front.
    ///
    /// @param parent the selectors that `&` stands for; null where no style rule is around
    /// @see <a href="https://drafts.csswg.org/css-nesting/#nesting">CSS Nesting: nesting style rules</a>
    public static @Nullable SelectorList parseNested(ComponentValues values, NamespaceContext namespaces,
            @Nullable SelectorList parent) {
        return new SelectorParser(namespaces, parent, true).parse(values);
    }

    /// The number of selectors.
    public int size() {
        return selectors.length;
    }

    /// The selector at `index`, 0 to `size() - 1`.
    public ComplexSelector get(int index) {
        return selectors[index];
    }

    /// Whether one of the selectors matches the element itself, not a pseudo-element of it.
    public boolean matches(Element element, MatchContext context) {
        for (ComplexSelector selector : selectors) {
            if (selector.pseudoElement() == null && selector.matches(element, context)) {
                return true;
            }
        }
        return false;
    }

    /// The greatest specificity in the list, see {@link Specificity}; 0 for an empty list.
    public int specificity() {
        return specificity;
    }

    long weight() {
        return weight;
    }

    int depth() {
        return depth;
    }

    boolean seesHost() {
        return seesHost;
    }

    /// @see <a href="https://drafts.csswg.org/cssom/#serialize-a-group-of-selectors">CSSOM: serialize a group of selectors</a>
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        for (ComplexSelector selector : selectors) {
            out.append(out.isEmpty() ? "" : ", ").append(selector);
        }
        return out.toString();
    }
}
