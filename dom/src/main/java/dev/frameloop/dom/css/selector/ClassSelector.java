package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.css.syntax.CodePoints;
import dev.frameloop.dom.css.syntax.Serialization;
import dev.frameloop.dom.tree.Element;

import java.util.List;

/// `.name`.
///
/// @see <a href="https://drafts.csswg.org/selectors-4/#class-html">Selectors: class selectors</a>
record ClassSelector(String name) implements SimpleSelector {
    @Override
    public boolean matches(Element element, MatchContext context) {
        List<String> own = element.classNames();
        for (int i = 0; i < own.size(); i++) {
            if (context.isQuirks() ? CodePoints.equalsIgnoringAsciiCase(own.get(i), name) : own.get(i).equals(name)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return "." + Serialization.identifier(name);
    }
}
