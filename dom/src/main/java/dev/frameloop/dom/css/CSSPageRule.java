package dev.frameloop.dom.css;

/// `@page`, which is kept and, as nothing is printed, never used.
///
/// @see <a href="https://drafts.csswg.org/cssom/#the-csspagerule-interface">CSSOM: interface CSSPageRule</a>
public final class CSSPageRule extends CSSDescriptorRule {
    private final String selectorText;

    CSSPageRule(String selectorText, DescriptorBlock descriptors) {
        super(descriptors);
        this.selectorText = selectorText;
    }

    @Override
    public int type() {
        return 6;
    }

    /// Which pages, or the empty string.
    public String selectorText() {
        return selectorText;
    }

    @Override
    String prelude() {
        return selectorText.isEmpty() ? "@page" : "@page " + selectorText;
    }
}
