package dev.frameloop.dom.css;

import dev.frameloop.dom.script.DOMException;

import org.jspecify.annotations.Nullable;

/// Insertion and removal of rules.
///
/// @see <a href="https://drafts.csswg.org/cssom/#insert-a-css-rule">CSSOM: insert a CSS rule</a>
final class Rules {
    private Rules() {}

    static void insert(CSSRuleList list, RuleParser parser, String text, long index, @Nullable CSSRule parent,
            @Nullable CSSStyleSheet sheet) {
        // 1.-2. The place.
        if (index > list.length() || index < 0) {
            throw new DOMException("IndexSizeError", "The index " + index + " is greater than the number of rules, "
                    + list.length() + ".");
        }
        // 3.-5. The rule.
        CSSRule rule = parser.rule(text);
        if (rule == null) {
            throw new DOMException("SyntaxError", "'" + text + "' is no rule that can stand here.");
        }
        // 6. Imports come before everything else, then namespaces.
        if (parent == null ? !isAllowedAt(list, rule, (int) index) : rank(rule) < 2) {
            throw new DOMException("HierarchyRequestError", "A rule of this kind cannot be inserted at " + index + ".");
        }
        // 7. Namespaces cannot come once there are rules that might use them.
        if (rule instanceof CSSNamespaceRule && !hasOnlyImportsAndNamespaces(list)) {
            throw new DOMException("InvalidStateError", "A namespace must be declared before all other rules.");
        }
        // 8.-9. Insert it.
        list.insert((int) index, rule);
        rule.attach(parent, sheet);
    }

    static void remove(CSSRuleList list, long index) {
        CSSRule old = list.item(index);
        if (old == null) {
            throw new DOMException("IndexSizeError", "The index " + index + " is not less than the number of rules, "
                    + list.length() + ".");
        }
        if (old instanceof CSSNamespaceRule && !hasOnlyImportsAndNamespaces(list)) {
            throw new DOMException("InvalidStateError", "A namespace cannot be deleted while there are other rules.");
        }
        list.remove((int) index);
        old.attach(null, null);
    }

    private static boolean isAllowedAt(CSSRuleList list, CSSRule rule, int index) {
        int own = rank(rule);
        for (int i = 0; i < list.length(); i++) {
            CSSRule other = list.asList().get(i);
            boolean statement = other instanceof CSSLayerStatementRule || rule instanceof CSSLayerStatementRule;
            if (!statement && (i < index ? rank(other) > own : rank(other) < own)) {
                return false;
            }
        }
        return true;
    }

    private static int rank(CSSRule rule) {
        return rule instanceof CSSImportRule ? 0 : rule instanceof CSSNamespaceRule ? 1 : 2;
    }

    private static boolean hasOnlyImportsAndNamespaces(CSSRuleList list) {
        return list.asList().stream().allMatch(rule -> rank(rule) < 2 || rule instanceof CSSLayerStatementRule);
    }
}
