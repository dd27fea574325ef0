package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.tree.Element;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// Compound selectors with combinators between: `ul > li.open`. Immutable.
///
/// Compounds and combinators are counted from the right, from the subject on: combinator `i` leads from compound `i` to
/// compound `i + 1`.
///
/// @see <a href="https://drafts.csswg.org/selectors-4/#complex">Selectors: complex selector</a>
public final class ComplexSelector {
    private final CompoundSelector[] compounds;
    private final Combinator[] combinators;
    private final int specificity;
    private final long weight;
    private final int depth;
    private final int[] ancestorHashes;

    ComplexSelector(List<CompoundSelector> fromRight, List<Combinator> combinatorsFromRight) {
        compounds = fromRight.toArray(CompoundSelector[]::new);
        combinators = combinatorsFromRight.toArray(Combinator[]::new);
        int sum = 0;
        long heaviness = 0;
        int deepest = 0;
        for (CompoundSelector compound : compounds) {
            sum = Specificity.add(sum, compound.specificity());
            for (SimpleSelector s : compound.simple()) {
                heaviness += s.weight();
                deepest = Math.max(deepest, s.depth());
            }
        }
        specificity = sum;
        weight = heaviness;
        depth = deepest + 1;
        ancestorHashes = AncestorFilter.requiredHashes(compounds, combinators);
    }

    /// Whether the element matches, or, for a selector with a pseudo-element, whether the element has the matching one.
    ///
    /// Goes back, where a compound fails, to the nearest place where another ancestor or sibling could be chosen: a failure left
    /// of a `>` cannot be mended by another sibling, and what no ancestor mended, no other choice further right can.
    ///
    /// @see <a href="https://drafts.csswg.org/selectors-4/#match-a-complex-selector-against-an-element">Selectors: match a complex selector against an element</a>
    public boolean matches(Element subject, MatchContext context) {
        if (!compounds[0].matches(subject, context)) {
            return false;
        }
        Element element = subject;
        Element chosenAncestor = null;
        Element chosenSibling = null;
        int ancestorAt = 0;
        int siblingAt = 0;
        int i = 0;
        while (i < combinators.length) {
            Combinator combinator = combinators[i];
            Element next = step(i, element, context);
            if (next != null) {
                if (combinator == Combinator.SUBSEQUENT_SIBLING) {
                    chosenSibling = next;
                    siblingAt = i;
                } else if (combinator != Combinator.NEXT_SIBLING) {
                    chosenSibling = null;
                }
                if (combinator == Combinator.DESCENDANT) {
                    chosenAncestor = next;
                    ancestorAt = i;
                }
                element = next;
                i++;
            } else if (endsInFragmentScope(i, element, context)) {
                return true;
            } else if (combinator == Combinator.NEXT_SIBLING && chosenSibling != null) {
                element = chosenSibling;
                i = siblingAt;
            } else if (combinator != Combinator.DESCENDANT && chosenAncestor != null) {
                element = chosenAncestor;
                chosenSibling = null;
                i = ancestorAt;
            } else {
                return false;
            }
        }
        return true;
    }

    /// The nearest element that combinator `i` leads to from `element` and that matches the compound there, or null.
    private @Nullable Element step(int i, Element element, MatchContext context) {
        CompoundSelector compound = compounds[i + 1];
        return switch (combinators[i]) {
            case DESCENDANT -> {
                Element up = context.parent(element);
                while (up != null && !compound.matches(up, context)) {
                    up = context.parent(up);
                }
                yield up;
            }
            case CHILD -> ifMatches(compound, context.parent(element), context);
            case NEXT_SIBLING -> ifMatches(compound, element.previousElementSibling(), context);
            case SUBSEQUENT_SIBLING -> {
                Element before = element.previousElementSibling();
                while (before != null && !compound.matches(before, context)) {
                    before = before.previousElementSibling();
                }
                yield before;
            }
            case COLUMN -> null;
            case SLOT_ASSIGNMENT -> ifMatches(compound, context.assignedSlot(element), context);
            case PART -> ifMatches(compound, context.hostOf(element), context);
        };
    }

    private static @Nullable Element ifMatches(CompoundSelector compound, @Nullable Element element,
            MatchContext context) {
        return element != null && compound.matches(element, context) ? element : null;
    }

    /// Whether the compound left of combinator `i` is the leftmost, a mere `:scope`, and the fragment above the element is it.
    private boolean endsInFragmentScope(int i, Element element, MatchContext context) {
        if (i + 1 < combinators.length || !compounds[i + 1].isScopeAlone() || !context.hasFragmentScope()) {
            return false;
        }
        return switch (combinators[i]) {
            case CHILD -> context.isFragmentScope(element.parentNode());
            case DESCENDANT -> context.isFragmentScope(element.root());
            default -> false;
        };
    }

    /// The number of compounds.
    int size() {
        return compounds.length;
    }

    CompoundSelector compound(int i) {
        return compounds[i];
    }

    Combinator combinator(int i) {
        return combinators[i];
    }

    /// Whether a combinator right of combinator `i` goes down.
    boolean descends(int i) {
        for (int k = 0; k < i; k++) {
            if (!combinators[k].isSibling()) {
                return true;
            }
        }
        return false;
    }

    /// Whether a combinator right of combinator `i` goes to a sibling.
    boolean goesToSiblings(int i) {
        for (int k = 0; k < i; k++) {
            if (combinators[k].isSibling()) {
                return true;
            }
        }
        return false;
    }

    /// See {@link Specificity}.
    public int specificity() {
        return specificity;
    }

    long weight() {
        return weight;
    }

    int depth() {
        return depth;
    }

    /// The pseudo-element whose style this selects, or null for the element's own.
    ///
    /// UNIMPLEMENTED: pseudo-elements of pseudo-elements, `::before::marker`: here the last of them.
    public @Nullable PseudoElement pseudoElement() {
        List<PseudoElement> pseudos = compounds[0].pseudoElements();
        return pseudos.isEmpty() ? null : pseudos.getLast();
    }

    /// Whether this selects, for a style sheet of a shadow tree, elements assigned to a slot of it.
    public boolean isSlotted() {
        return combinators.length > 0 && combinators[0] == Combinator.SLOT_ASSIGNMENT;
    }

    /// Whether this selects parts of shadow trees below.
    public boolean isPart() {
        return combinators.length > 0 && combinators[0] == Combinator.PART;
    }

    /// Whether this can select the host of the shadow tree that it is for.
    public boolean selectsHost() {
        return compounds[0].seesHost();
    }

    /// What an element must have to match, for rules to be sorted by.
    public SubjectKey subjectKey() {
        return SubjectKey.of(compounds[0]);
    }

    /// What the match depends on.
    public List<Feature> features() {
        return FeatureCollector.collect(this);
    }

    /// Hashes of IDs, classes and types that some ancestor must have, at most four; for {@link AncestorFilter}.
    int[] ancestorHashes() {
        return ancestorHashes;
    }

    /// @see <a href="https://drafts.csswg.org/cssom/#serialize-a-selector">CSSOM: serialize a selector</a>
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        for (int i = compounds.length - 1; i >= 0; i--) {
            out.append(compounds[i]);
            if (i > 0) {
                String text = combinators[i - 1].text();
                out.append(out.isEmpty() ? text.stripLeading() : text);
            }
        }
        return out.toString();
    }
}
