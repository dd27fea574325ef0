package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.tree.Element;

/// `:is()`, `:where()`, `:not()`, and `:-webkit-any()`, an old name of the first.
///
/// @see <a href="https://drafts.csswg.org/selectors-4/#logical-combination">Selectors: logical combinations</a>
record LogicalSelector(Kind kind, SelectorList list) implements SimpleSelector {
    enum Kind {
        IS(":is("), WHERE(":where("), NOT(":not("), WEBKIT_ANY(":-webkit-any(");

        private final String text;

        Kind(String text) {
            this.text = text;
        }
    }

    @Override
    public boolean matches(Element element, MatchContext context) {
        return list.matches(element, context) != (kind == Kind.NOT);
    }

    @Override
    public int specificity() {
        return kind == Kind.WHERE ? 0 : list.specificity();
    }

    @Override
    public boolean seesHost() {
        return list.seesHost();
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
        return kind.text + list + ")";
    }
}
