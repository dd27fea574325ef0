package dev.frameloop.dom.css;

import dev.frameloop.dom.css.syntax.ComponentValues;

/// A rule whose rules hold under a condition.
///
/// @see <a href="https://drafts.csswg.org/css-conditional-3/#the-cssconditionrule-interface">CSS Conditional Rules: interface CSSConditionRule</a>
public abstract class CSSConditionRule extends CSSGroupingRule {
    CSSConditionRule(ComponentValues content) {
        super(content);
    }

    /// The condition as text.
    public abstract String conditionText();
}
