package dev.frameloop.dom.css;

import dev.frameloop.dom.css.condition.SupportsCondition;
import dev.frameloop.dom.css.syntax.ComponentValues;

/// `@supports`.
///
/// @see <a href="https://drafts.csswg.org/css-conditional-3/#the-csssupportsrule-interface">CSS Conditional Rules: interface CSSSupportsRule</a>
public final class CSSSupportsRule extends CSSConditionRule {
    private final String conditionText;
    private final boolean matches;

    CSSSupportsRule(SupportsCondition condition, String conditionText, ComponentValues content) {
        super(content);
        this.conditionText = conditionText;
        matches = condition.matches(CSS::isSupported);
    }

    @Override
    public int type() {
        return 12;
    }

    @Override
    public String conditionText() {
        return conditionText;
    }

    /// Whether the condition holds; it never changes.
    public boolean matches() {
        return matches;
    }

    @Override
    public String cssText() {
        return block("@supports " + conditionText, cssRules());
    }
}
