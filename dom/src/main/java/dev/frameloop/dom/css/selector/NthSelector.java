package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.tree.Element;
import org.jspecify.annotations.Nullable;

import java.util.Objects;

/// `:nth-child()` and its kin: the position among siblings, or among those that match a list or have the same type.
///
/// The context remembers the position found last under each parent, so that going through all children in order costs a step
/// each.
///
/// @param name `:nth-child` for instance
/// @param pattern the positions
/// @param fromEnd whether positions are counted from the last sibling
/// @param sameType whether only siblings of the element's type count
/// @param of only siblings that match it count; null for all
/// @see <a href="https://drafts.csswg.org/selectors-4/#child-index">Selectors: child-indexed pseudo-classes</a>
record NthSelector(String name, NthPattern pattern, boolean fromEnd, boolean sameType, @Nullable SelectorList of)
        implements
            SimpleSelector {
    @Override
    public boolean matches(Element element, MatchContext context) {
        if (of != null && !of.matches(element, context)) {
            return false;
        }
        return pattern.contains(fromEnd ? positionFromEnd(element, context) : position(element, context));
    }

    private int position(Element element, MatchContext context) {
        PositionCache cache = context.positions();
        int slot = cache.slot(this, element);
        Element known = cache.element(slot);
        if (known == element) {
            return cache.position(slot);
        }
        int steps = 1;
        Element sibling = element.previousElementSibling();
        while (sibling != null && sibling != known) {
            steps += counts(sibling, element, context) ? 1 : 0;
            sibling = sibling.previousElementSibling();
        }
        int position = sibling == null ? steps : cache.position(slot) + steps;
        cache.put(slot, this, element, position);
        return position;
    }

    private int positionFromEnd(Element element, MatchContext context) {
        PositionCache cache = context.positions();
        int slot = cache.slot(this, element);
        Element known = cache.element(slot);
        if (known == element) {
            return cache.position(slot);
        }
        int position = known == null ? 0 : fromKnownBefore(element, known, cache.position(slot), context);
        if (position == 0) {
            position = 1;
            for (Element e = element.nextElementSibling(); e != null; e = e.nextElementSibling()) {
                position += counts(e, element, context) ? 1 : 0;
            }
        }
        cache.put(slot, this, element, position);
        return position;
    }

    /// The position from the end, by that of a sibling before; 0 where it is no sibling before.
    private int fromKnownBefore(Element element, Element known, int knownPosition, MatchContext context) {
        int steps = 1;
        for (Element e = element.previousElementSibling(); e != null; e = e.previousElementSibling()) {
            if (e == known) {
                return knownPosition - steps;
            }
            steps += counts(e, element, context) ? 1 : 0;
        }
        return 0;
    }

    private boolean counts(Element sibling, Element element, MatchContext context) {
        if (sameType) {
            return hasSameType(sibling, element);
        }
        return of == null || of.matches(sibling, context);
    }

    static boolean hasSameType(Element a, Element b) {
        return a.localName().equals(b.localName()) && Objects.equals(a.namespaceURI(), b.namespaceURI());
    }

    @Override
    public int specificity() {
        return of == null ? Specificity.CLASS : Specificity.add(Specificity.CLASS, of.specificity());
    }

    @Override
    public long weight() {
        return of == null ? 1 : of.weight();
    }

    @Override
    public int depth() {
        return of == null ? 0 : of.depth();
    }

    @Override
    public String toString() {
        return name + "(" + pattern + (of == null ? "" : " of " + of) + ")";
    }
}
