package dev.frameloop.dom.css;

import java.util.List;

/// `@layer a, b;`.
///
/// @see <a href="https://drafts.csswg.org/css-cascade-5/#the-csslayerstatementrule-interface">CSS Cascade: interface CSSLayerStatementRule</a>
public final class CSSLayerStatementRule extends CSSRule {
    private final List<String> names;

    CSSLayerStatementRule(List<String> names) {
        this.names = List.copyOf(names);
    }

    /// The names, with dots between their parts.
    public List<String> nameList() {
        return names;
    }

    @Override
    public String cssText() {
        return "@layer " + String.join(", ", names) + ";";
    }
}
