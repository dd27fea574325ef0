package dev.frameloop.dom.css;

/// A rule that is a block of declarations: `@font-face`, `@page`, a keyframe.
abstract sealed class CSSDescriptorRule extends CSSRule permits CSSFontFaceRule, CSSPageRule, CSSKeyframeRule {
    private final RuleStyleDeclaration style;

    CSSDescriptorRule(DeclarationBlock declarations) {
        style = new RuleStyleDeclaration(this, declarations);
    }

    /// The declarations, always the same object.
    public final CSSStyleDeclaration style() {
        return style;
    }

    /// The declarations.
    public final DeclarationBlock declarations() {
        return style.block();
    }

    /// What stands before the block.
    abstract String prelude();

    @Override
    public final String cssText() {
        String declared = style.cssText();
        return prelude() + (declared.isEmpty() ? " { }" : " { " + declared + " }");
    }
}
