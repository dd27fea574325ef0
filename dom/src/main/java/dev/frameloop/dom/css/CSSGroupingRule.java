package dev.frameloop.dom.css;

import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.script.DOMException;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// A rule with rules inside, which are parsed when they are first asked for.
///
/// DIVERGES: what is nested in more than {@link #MAX_DEPTH} rules is left out, so that nobody who walks rules can overflow the
/// stack.
///
/// @see <a href="https://drafts.csswg.org/cssom/#the-cssgroupingrule-interface">CSSOM: interface CSSGroupingRule</a>
public abstract class CSSGroupingRule extends CSSRule {
    static final int MAX_DEPTH = 128;

    private final ComponentValues content;
    private @Nullable CSSRuleList rules;

    CSSGroupingRule(ComponentValues content) {
        this.content = content;
    }

    /// The rules inside, always the same object.
    public final CSSRuleList cssRules() {
        CSSRuleList known = rules;
        if (known == null) {
            List<CSSRule> parsed = depth() >= MAX_DEPTH ? List.of() : parse(content);
            parsed.forEach(rule -> rule.attach(this, parentStyleSheet()));
            known = new CSSRuleList(parsed);
            rules = known;
        }
        return known;
    }

    List<CSSRule> parse(ComponentValues text) {
        return new RuleParser(parentStyleSheet(), this).blockContents(text);
    }

    /// Parses a rule and inserts it.
    ///
    /// @param index 0 to the number of rules
    /// @return the index
    /// @throws DOMException `IndexSizeError`, `SyntaxError`, `HierarchyRequestError`
    public final long insertRule(String rule, long index) {
        Rules.insert(cssRules(), new RuleParser(parentStyleSheet(), this), rule, index, this, parentStyleSheet());
        changed();
        return index;
    }

    /// As {@link #insertRule(String, long)} at the beginning.
    public final long insertRule(String rule) {
        return insertRule(rule, 0);
    }

    /// Takes a rule out.
    ///
    /// @throws DOMException `IndexSizeError`
    public final void deleteRule(long index) {
        Rules.remove(cssRules(), index);
        changed();
    }

    /// `prelude {` and the rules, each on a line of its own.
    static String block(String prelude, CSSRuleList rules) {
        return block(prelude, "", rules);
    }

    /// As {@link #block(String, CSSRuleList)}, with declarations before the rules.
    static String block(String prelude, String declared, CSSRuleList rules) {
        StringBuilder out = new StringBuilder(prelude).append(" {\n");
        if (!declared.isEmpty()) {
            out.append("  ").append(declared).append('\n');
        }
        for (CSSRule rule : rules) {
            out.append("  ").append(rule.cssText()).append('\n');
        }
        return out.append('}').toString();
    }
}
