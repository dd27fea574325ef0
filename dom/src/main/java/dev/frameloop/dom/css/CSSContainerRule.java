package dev.frameloop.dom.css;

import dev.frameloop.dom.css.syntax.ComponentValues;

/// `@container`.
///
/// @see <a href="https://drafts.csswg.org/css-conditional-5/#the-csscontainerrule-interface">CSS Conditional Rules: interface CSSContainerRule</a>
public final class CSSContainerRule extends CSSConditionRule {
    private final String name;
    private final String query;

    CSSContainerRule(String name, String query, ComponentValues content) {
        super(content);
        this.name = name;
        this.query = query;
    }

    /// The name of the container, or the empty string.
    public String containerName() {
        return name;
    }

    /// The query, or the empty string.
    public String containerQuery() {
        return query;
    }

    @Override
    public String conditionText() {
        return name.isEmpty() || query.isEmpty() ? name + query : name + " " + query;
    }

    @Override
    public String cssText() {
        return block("@container " + conditionText(), cssRules());
    }
}
