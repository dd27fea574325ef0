package dev.frameloop.dom.css.selector;

/// How a compound selector relates to the one on its right.
///
/// @see <a href="https://drafts.csswg.org/selectors-4/#combinators">Selectors: combinators</a>
public enum Combinator {
    /// White space.
    DESCENDANT(" "),
    /// `>`
    CHILD(" > "),
    /// `+`
    NEXT_SIBLING(" + "),
    /// `~`
    SUBSEQUENT_SIBLING(" ~ "),
    /// `||`
    ///
    /// DIVERGES: it parses and matches nothing, since no column of a table is known here; no browser knows it either.
    COLUMN(" || "),
    /// From an element to the slot it is assigned to: what `::slotted()` does.
    SLOT_ASSIGNMENT(""),
    /// From an element with a part name to the host of its shadow tree: what `::part()` does.
    PART("");

    private final String text;

    Combinator(String text) {
        this.text = text;
    }

    String text() {
        return text;
    }

    /// Whether it goes to a sibling.
    boolean isSibling() {
        return this == NEXT_SIBLING || this == SUBSEQUENT_SIBLING;
    }
}
