package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.tree.Element;

import org.jspecify.annotations.Nullable;

/// `&`: what the selectors of the style rule around match; without such a rule, the scope.
///
/// DIVERGES: where the rules around are nested deeper than {@link SelectorList#MAX_DEPTH}, or multiply to more than
/// {@link SelectorList#MAX_WEIGHT} simple selectors, it matches nothing, so that a page can neither overflow the stack nor
/// hang a match.
///
/// @param parent the selectors of the rule around, or null
/// @see <a href="https://drafts.csswg.org/css-nesting/#nest-selector">CSS Nesting: the nesting selector</a>
record NestingSelector(@Nullable SelectorList parent) implements SimpleSelector {
    @Override
    public boolean matches(Element element, MatchContext context) {
        return parent == null ? context.isScope(element) : !isTooHeavy() && parent.matches(element, context);
    }

    private boolean isTooHeavy() {
        return parent != null
                && (parent.depth() >= SelectorList.MAX_DEPTH || parent.weight() >= SelectorList.MAX_WEIGHT);
    }

    @Override
    public int specificity() {
        return parent == null ? 0 : parent.specificity();
    }

    @Override
    public boolean seesHost() {
        return parent != null && parent.seesHost();
    }

    @Override
    public long weight() {
        return parent == null || isTooHeavy() ? 1 : parent.weight();
    }

    @Override
    public int depth() {
        return parent == null ? 0 : parent.depth();
    }

    @Override
    public String toString() {
        return "&";
    }
}
