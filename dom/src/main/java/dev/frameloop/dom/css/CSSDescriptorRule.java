package dev.frameloop.dom.css;

/// A rule that is a block of descriptors: `@font-face`, `@page`.
abstract sealed class CSSDescriptorRule extends CSSRule permits CSSFontFaceRule, CSSPageRule {
    private final DescriptorBlock descriptors;
    private final CSSStyleDeclaration style;

    CSSDescriptorRule(DescriptorBlock descriptors) {
        this.descriptors = descriptors;
        style = new DescriptorDeclaration(this, descriptors);
    }

    /// The descriptors as declarations, always the same object.
    public final CSSStyleDeclaration style() {
        return style;
    }

    /// The descriptors.
    public final DescriptorBlock descriptors() {
        return descriptors;
    }

    /// What stands before the block.
    abstract String prelude();

    @Override
    public final String cssText() {
        String declared = style.cssText();
        return prelude() + (declared.isEmpty() ? " { }" : " { " + declared + " }");
    }
}
