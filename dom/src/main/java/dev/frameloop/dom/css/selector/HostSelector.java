package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;

import org.jspecify.annotations.Nullable;

/// `:host`, `:host(compound)` and `:host-context(compound)`: the host of the shadow tree that the selector is for.
///
/// @param argument the compound selector, or null
/// @param context whether an inclusive ancestor of the host, through all shadow trees, has to match it
/// @see <a href="https://drafts.csswg.org/css-shadow/#host-selector">CSS Shadow: selecting shadow hosts</a>
record HostSelector(@Nullable SelectorList argument, boolean context) implements SimpleSelector {
    @Override
    public boolean matches(Element element, MatchContext match) {
        if (element != match.shadowHost()) {
            return false;
        }
        if (argument == null) {
            return true;
        }
        // The argument is matched in the tree of the host, where the host has its features.
        Element outer = match.leaveShadowTree();
        try {
            if (!context) {
                return argument.matches(element, match);
            }
            for (Node node = element; node != null; node = match.parentOrHost(node)) {
                if (node instanceof Element ancestor && argument.matches(ancestor, match)) {
                    return true;
                }
            }
            return false;
        } finally {
            match.enterShadowTree(outer);
        }
    }

    @Override
    public int specificity() {
        return argument == null ? Specificity.CLASS : Specificity.add(Specificity.CLASS, argument.specificity());
    }

    @Override
    public boolean seesHost() {
        return true;
    }

    @Override
    public long weight() {
        return argument == null ? 1 : argument.weight();
    }

    @Override
    public int depth() {
        return argument == null ? 0 : argument.depth();
    }

    @Override
    public String toString() {
        String name = context ? ":host-context" : ":host";
        return argument == null ? name : name + "(" + argument + ")";
    }
}
