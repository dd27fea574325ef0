package dev.frameloop.dom.css;

import dev.frameloop.dom.css.property.DeclarationBlock;

/// Declarations among nested rules, behind the first of these.
///
/// @see <a href="https://drafts.csswg.org/css-nesting/#the-cssnestrule">CSS Nesting: interface CSSNestedDeclarations</a>
public final class CSSNestedDeclarations extends CSSRule {
    private final RuleStyleDeclaration style;

    CSSNestedDeclarations(DeclarationBlock declarations) {
        style = new RuleStyleDeclaration(this, declarations);
    }

    /// The declarations, always the same object.
    public CSSStyleDeclaration style() {
        return style;
    }

    /// The declarations.
    public DeclarationBlock declarations() {
        return style.block();
    }

    @Override
    public String cssText() {
        return style.cssText();
    }
}
