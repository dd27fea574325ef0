package dev.frameloop.dom.css;

import dev.frameloop.dom.script.DOMException;

import java.util.List;

/// One keyframe.
///
/// @see <a href="https://drafts.csswg.org/css-animations-1/#interface-csskeyframerule">CSS Animations: interface CSSKeyframeRule</a>
public final class CSSKeyframeRule extends CSSDescriptorRule {
    private List<Double> offsets;

    CSSKeyframeRule(List<Double> offsets, DeclarationBlock declarations) {
        super(declarations);
        this.offsets = offsets;
    }

    @Override
    public int type() {
        return 8;
    }

    /// When it holds, each from 0 to 1.
    public List<Double> offsets() {
        return offsets;
    }

    /// When it holds, as percentages.
    public String keyText() {
        return Keyframes.text(offsets);
    }

    /// Sets when it holds.
    ///
    /// @throws DOMException `SyntaxError`
    public void setKeyText(String text) {
        offsets = Keyframes.parseOrThrow(text);
        changed();
    }

    @Override
    String prelude() {
        return keyText();
    }
}
