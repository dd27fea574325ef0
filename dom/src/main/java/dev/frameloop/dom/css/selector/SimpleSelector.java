package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.tree.Element;

/// One condition on one element. Its string is its serialization.
///
/// @see <a href="https://drafts.csswg.org/selectors-4/#simple">Selectors: simple selector</a>
sealed interface SimpleSelector permits TypeSelector, IdSelector, ClassSelector, AttributeSelector, PseudoClass,
        StatePseudoClass, NthSelector, LogicalSelector, HasSelector, HostSelector, LangSelector, DirSelector,
        NestingSelector,
        AnchorSelector, SlottedSelector, PartSelector {
    /// Whether the condition holds for the element.
    boolean matches(Element element, MatchContext context);

    /// See {@link Specificity}.
    default int specificity() {
        return Specificity.CLASS;
    }

    /// Whether this can hold for the host of the shadow tree that the selector is for, which is featureless otherwise.
    ///
    /// @see <a href="https://drafts.csswg.org/selectors-4/#featureless">Selectors: featureless elements</a>
    default boolean seesHost() {
        return false;
    }

    /// How many simple selectors are tried at most to try this one.
    default long weight() {
        return 1;
    }

    /// How deep selectors are nested in this one.
    default int depth() {
        return 0;
    }
}
