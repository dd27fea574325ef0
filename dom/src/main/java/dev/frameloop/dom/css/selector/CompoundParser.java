package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.css.syntax.ComponentValue;
import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Function;
import dev.frameloop.dom.css.syntax.SimpleBlock;
import dev.frameloop.dom.css.syntax.Token;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// Parses one compound selector with its pseudo-elements.
///
/// `::slotted()` and `::part()` lead from one element to another, so each ends a compound and begins another one.
///
/// @see <a href="https://drafts.csswg.org/selectors-4/#typedef-compound-selector">Selectors: grammar of a compound selector</a>
final class CompoundParser {
    private final SelectorParser outer;
    private final ComponentValueStream stream;
    private List<SimpleSelector> simple = new ArrayList<>();
    private final List<PseudoElement> pseudos = new ArrayList<>();
    private boolean slotted;
    private boolean part;

    CompoundParser(SelectorParser outer, ComponentValueStream stream) {
        this.outer = outer;
        this.stream = stream;
    }

    /// Whether no combinator may follow, since a pseudo-element came.
    boolean endsSelector() {
        return slotted || part || !pseudos.isEmpty();
    }

    /// Appends one compound, or several with combinators between; false where it is invalid.
    boolean parse(List<CompoundSelector> compounds, List<Combinator> combinators) {
        int begin = stream.mark();
        if (!type()) {
            return false;
        }
        while (continues(stream.peek())) {
            if (!condition(compounds, combinators)) {
                return false;
            }
        }
        compounds.add(new CompoundSelector(List.copyOf(simple), List.copyOf(pseudos)));
        return stream.mark() > begin;
    }

    private static boolean continues(@Nullable ComponentValue next) {
        return next instanceof Token.Hash || next == Token.Mark.COLON
                || next != null && (next.isDelim('.') || next.isDelim('&') || next.isBlock(Token.Bracket.SQUARE));
    }

    private boolean condition(List<CompoundSelector> compounds, List<Combinator> combinators) {
        ComponentValue next = stream.next();
        if (next == Token.Mark.COLON) {
            return pseudo(compounds, combinators);
        }
        return !endsSelector() && switch (next) {
            case Token.Hash(String id, boolean isId) -> isId && simple.add(new IdSelector(id));
            case SimpleBlock(_, ComponentValues content) -> {
                AttributeSelector attribute = AttributeSelectorParser.parse(content, outer.namespaces());
                yield attribute != null && simple.add(attribute);
            }
            case Token.Delim(int c) when c == '&' -> simple.add(outer.nesting());
            case null, default ->
                stream.next() instanceof Token.Ident(String name) && simple.add(new ClassSelector(name));
        };
    }

    /// A type selector, if one comes; without one, the default namespace holds for compounds outside of functions.
    ///
    /// @see <a href="https://drafts.csswg.org/selectors-4/#type-nmsp">Selectors: namespaces</a>
    private boolean type() {
        int begin = stream.mark();
        QualifiedName name = QualifiedName.parse(stream, outer.namespaces(), true);
        if (name == null) {
            boolean none = stream.mark() == begin;
            String namespace = outer.namespaces().defaultNamespace();
            if (none && namespace != null && outer.isTopLevel()) {
                simple.add(new TypeSelector("", namespace, null, null));
            }
            return none;
        }
        String local = name.localName();
        simple.add(new TypeSelector(name.prefix(), name.namespace(), local,
                local == null ? null : SelectorParser.lower(local)));
        return true;
    }

    private boolean pseudo(List<CompoundSelector> compounds, List<Combinator> combinators) {
        boolean element = stream.consumeMark(Token.Mark.COLON);
        return switch (stream.next()) {
            case Token.Ident(String name) -> {
                String lower = SelectorParser.lower(name);
                yield element || PseudoElement.allowsSingleColon(lower) ? plainElement(lower) : pseudoClass(lower);
            }
            case Function(String name, ComponentValues arguments) -> {
                String lower = SelectorParser.lower(name);
                yield element
                        ? functionalElement(lower, arguments.trim(), compounds, combinators)
                        : add(PseudoClassParser.functional(outer, lower, arguments));
            }
            case null, default -> false;
        };
    }

    private boolean pseudoClass(String lower) {
        if (!pseudos.isEmpty()) {
            return pseudoElementState(lower);
        }
        return add(PseudoClassParser.plain(lower));
    }

    /// After `::slotted()` no pseudo-class may come, after `::part()` none that tells of the tree around.
    private boolean add(@Nullable SimpleSelector selector) {
        if (selector == null || slotted || !pseudos.isEmpty()) {
            return false;
        }
        boolean structural = selector instanceof NthSelector || selector instanceof HasSelector
                || selector instanceof PseudoClass p && p != PseudoClass.LINK && p != PseudoClass.ANY_LINK
                        && p != PseudoClass.VISITED;
        return !(part && structural) && simple.add(selector);
    }

    /// A state of the pseudo-element before, which is kept with it; none of them is ever in one.
    ///
    /// DIVERGES: only where Chromium takes it: `::before:hover` is invalid.
    private boolean pseudoElementState(String lower) {
        PseudoElement last = pseudos.removeLast();
        boolean valid = last.name().startsWith("-webkit-") || last.name().equals("file-selector-button")
                ? StatePseudoClass.of(lower) != null || isScrollbarState(lower)
                : last.name().equals("selection") && lower.equals("window-inactive");
        pseudos.add(new PseudoElement(last.name(), last.argument(), last.states() + ":" + lower));
        return valid;
    }

    private static boolean isScrollbarState(String lower) {
        return switch (lower) {
            case "horizontal", "vertical", "decrement", "increment", "start", "end", "double-button", "single-button",
                    "no-button", "corner-present", "window-inactive" ->
                true;
            default -> false;
        };
    }

    private boolean plainElement(String lower) {
        return mayFollow(lower) && PseudoElement.isPlain(lower) && pseudos.add(new PseudoElement(lower, "", ""));
    }

    /// Whether a pseudo-element may come here: not in functions, and after another one only `::marker`.
    private boolean mayFollow(String lower) {
        if (!outer.isTopLevel()) {
            return false;
        }
        if (pseudos.isEmpty()) {
            return true;
        }
        String last = pseudos.getLast().name();
        return pseudos.size() == 1 && lower.equals("marker") && (last.equals("before") || last.equals("after"));
    }

    private boolean functionalElement(String lower, ComponentValues arguments, List<CompoundSelector> compounds,
            List<Combinator> combinators) {
        if (!mayFollow(lower) || arguments.isEmpty()) {
            return false;
        }
        if (lower.equals("slotted") && !endsSelector()) {
            slotted = true;
            SelectorList argument = outer.compoundArgument(arguments);
            return argument != null
                    && leadOn(new SlottedSelector(argument), Combinator.SLOT_ASSIGNMENT, compounds, combinators);
        }
        if (lower.equals("part") && !endsSelector()) {
            part = true;
            List<String> names = names(arguments);
            return names != null && leadOn(new PartSelector(names), Combinator.PART, compounds, combinators);
        }
        return PseudoElement.isFunctional(lower) && pseudos.add(new PseudoElement(lower, arguments.toString(), ""));
    }

    private boolean leadOn(SimpleSelector first, Combinator combinator, List<CompoundSelector> compounds,
            List<Combinator> combinators) {
        compounds.add(new CompoundSelector(List.copyOf(simple), List.of()));
        combinators.add(combinator);
        simple = new ArrayList<>();
        return simple.add(first);
    }

    private static @Nullable List<String> names(ComponentValues arguments) {
        List<String> names = new ArrayList<>();
        for (ComponentValue value : arguments) {
            if (value instanceof Token.Ident(String name)) {
                names.add(name);
            } else if (!value.isWhitespace()) {
                return null;
            }
        }
        return names;
    }
}
