package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.css.syntax.CodePoints;
import dev.frameloop.dom.css.syntax.Serialization;
import dev.frameloop.dom.tree.Element;

/// `#id`.
///
/// @see <a href="https://drafts.csswg.org/selectors-4/#id-selectors">Selectors: ID selectors</a>
record IdSelector(String id) implements SimpleSelector {
    @Override
    public boolean matches(Element element, MatchContext context) {
        String own = element.id();
        return context.isQuirks() ? CodePoints.equalsIgnoringAsciiCase(own, id) : own.equals(id);
    }

    @Override
    public int specificity() {
        return Specificity.ID;
    }

    @Override
    public String toString() {
        return "#" + Serialization.identifier(id);
    }
}
