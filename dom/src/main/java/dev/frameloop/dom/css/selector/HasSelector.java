package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;

import org.jspecify.annotations.Nullable;

/// `:has()`: whether some element stands in a relation to this one.
///
/// Each selector of the list begins with the anchor. Only elements that the first combinator can lead to are tried.
///
/// @see <a href="https://drafts.csswg.org/selectors-4/#relational">Selectors: the relational pseudo-class</a>
record HasSelector(SelectorList list) implements SimpleSelector {
    @Override
    public boolean matches(Element element, MatchContext context) {
        Element outer = context.anchor();
        context.setAnchor(element);
        try {
            for (int i = 0; i < list.size(); i++) {
                if (hasMatch(element, list.get(i), context)) {
                    return true;
                }
            }
            return false;
        } finally {
            context.setAnchor(outer);
        }
    }

    private static boolean hasMatch(Element anchor, ComplexSelector selector, MatchContext context) {
        int last = selector.size() - 1;
        Combinator first = selector.combinator(last - 1);
        boolean below = selector.descends(last - 1);
        if (!first.isSibling()) {
            return first == Combinator.CHILD && last == 1
                    ? anyChild(anchor, selector, context)
                    : anyBelow(anchor, selector, context);
        }
        boolean onlyNext = first == Combinator.NEXT_SIBLING && !selector.goesToSiblings(last - 1);
        for (Element e = anchor.nextElementSibling(); e != null; e = e.nextElementSibling()) {
            if (selector.matches(e, context) || below && anyBelow(e, selector, context)) {
                return true;
            }
            if (onlyNext) {
                return false;
            }
        }
        return false;
    }

    private static boolean anyChild(Element anchor, ComplexSelector selector, MatchContext context) {
        for (Element e = anchor.firstElementChild(); e != null; e = e.nextElementSibling()) {
            if (selector.matches(e, context)) {
                return true;
            }
        }
        return false;
    }

    private static boolean anyBelow(Element top, ComplexSelector selector, MatchContext context) {
        for (@Nullable
        Node node = top.following(top); node != null; node = node.following(top)) {
            if (node instanceof Element e && selector.matches(e, context)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int specificity() {
        return list.specificity();
    }

    @Override
    public boolean seesHost() {
        return true;
    }

    @Override
    public long weight() {
        return list.weight();
    }

    @Override
    public int depth() {
        return list.depth();
    }

    @Override
    public String toString() {
        return ":has(" + list + ")";
    }
}
