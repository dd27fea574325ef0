package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.tree.Element;

/// `::slotted(compound)`, as a condition on the slotted element.
///
/// @see <a href="https://drafts.csswg.org/css-shadow/#slotted-pseudo">CSS Shadow: ::slotted()</a>
record SlottedSelector(SelectorList argument) implements SimpleSelector {
    @Override
    public boolean matches(Element element, MatchContext context) {
        return argument.matches(element, context);
    }

    @Override
    public int specificity() {
        return Specificity.add(Specificity.TYPE, argument.specificity());
    }

    @Override
    public long weight() {
        return argument.weight();
    }

    @Override
    public int depth() {
        return argument.depth();
    }

    @Override
    public String toString() {
        return "::slotted(" + argument + ")";
    }
}
