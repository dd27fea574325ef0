package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.css.syntax.Serialization;
import dev.frameloop.dom.tree.Element;

import java.util.List;

/// `::part(names)`, as a condition on the element that is the part.
///
/// UNIMPLEMENTED: `exportparts`.
///
/// @see <a href="https://drafts.csswg.org/css-shadow-parts/#part">CSS Shadow Parts: ::part()</a>
record PartSelector(List<String> names) implements SimpleSelector {
    @Override
    public boolean matches(Element element, MatchContext context) {
        String own = element.getAttributeNS(null, "part");
        if (own == null) {
            return false;
        }
        for (int i = 0; i < names.size(); i++) {
            if (!TokenSets.contains(own, names.get(i), false)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int specificity() {
        return Specificity.TYPE;
    }

    @Override
    public String toString() {
        return "::part(" + String.join(" ", names.stream().map(Serialization::identifier).toList()) + ")";
    }
}
