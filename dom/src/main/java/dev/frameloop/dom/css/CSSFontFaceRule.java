package dev.frameloop.dom.css;

/// `@font-face`.
///
/// @see <a href="https://drafts.csswg.org/css-fonts-4/#om-fontface">CSS Fonts: interface CSSFontFaceRule</a>
public final class CSSFontFaceRule extends CSSDescriptorRule {
    CSSFontFaceRule(DescriptorBlock descriptors) {
        super(descriptors);
    }

    @Override
    public int type() {
        return 5;
    }

    @Override
    String prelude() {
        return "@font-face";
    }
}
