package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.tree.Element;

import java.util.List;

/// Simple selectors that one element has to match together, and the pseudo-elements behind them.
///
/// @param simple the conditions, as written
/// @param pseudoElements the pseudo-elements behind, mostly none
/// @see <a href="https://drafts.csswg.org/selectors-4/#compound">Selectors: compound selector</a>
record CompoundSelector(List<SimpleSelector> simple, List<PseudoElement> pseudoElements) {
    /// Whether the conditions hold for the element, which has the pseudo-elements if it is the subject.
    boolean matches(Element element, MatchContext context) {
        boolean isHost = element == context.shadowHost();
        if (isHost && !seesHost()) {
            return false;
        }
        for (int i = 0; i < simple.size(); i++) {
            SimpleSelector s = simple.get(i);
            if (isHost && !s.seesHost() || !s.matches(element, context)) {
                return false;
            }
        }
        return true;
    }

    /// Whether one of the conditions is about a featureless host, without which the host cannot match.
    boolean seesHost() {
        for (int i = 0; i < simple.size(); i++) {
            SimpleSelector s = simple.get(i);
            if (s.seesHost() && !(s instanceof HasSelector)) {
                return true;
            }
        }
        return false;
    }

    /// Whether this is `:scope` and nothing else, or `&` outside of rules: what a fragment can be.
    boolean isScopeAlone() {
        return simple.size() == 1 && (simple.getFirst() == PseudoClass.SCOPE
                || simple.getFirst() instanceof NestingSelector n && n.parent() == null);
    }

    int specificity() {
        int sum = Math.min(pseudoElements.size(), 1023);
        for (SimpleSelector s : simple) {
            sum = Specificity.add(sum, s.specificity());
        }
        return sum;
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        boolean alone = simple.size() == 1 && pseudoElements.isEmpty();
        for (SimpleSelector s : simple) {
            if (alone || !(s instanceof TypeSelector type && type.isPlainUniversal())) {
                out.append(s);
            }
        }
        for (PseudoElement p : pseudoElements) {
            out.append(p);
        }
        return out.toString();
    }
}
