package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.tree.Element;

/// The anchor of a relative selector: the element that has the `:has()`. Written as nothing.
///
/// @see <a href="https://drafts.csswg.org/selectors-4/#anchor-element">Selectors: anchor element</a>
enum AnchorSelector implements SimpleSelector {
    ANCHOR;

    @Override
    public boolean matches(Element element, MatchContext context) {
        return element == context.anchor();
    }

    @Override
    public int specificity() {
        return 0;
    }

    @Override
    public boolean seesHost() {
        return true;
    }

    @Override
    public String toString() {
        return "";
    }
}
