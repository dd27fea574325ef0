package dev.frameloop.dom.css;

import dev.frameloop.dom.css.syntax.ComponentValues;

/// `@layer name { }`.
///
/// @see <a href="https://drafts.csswg.org/css-cascade-5/#the-csslayerblockrule-interface">CSS Cascade: interface CSSLayerBlockRule</a>
public final class CSSLayerBlockRule extends CSSGroupingRule {
    private final String name;

    CSSLayerBlockRule(String name, ComponentValues content) {
        super(content);
        this.name = name;
    }

    /// The name, with dots between its parts; empty for a layer of its own.
    public String name() {
        return name;
    }

    @Override
    public String cssText() {
        return block(name.isEmpty() ? "@layer" : "@layer " + name, cssRules());
    }
}
