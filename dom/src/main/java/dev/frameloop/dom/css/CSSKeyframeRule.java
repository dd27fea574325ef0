package dev.frameloop.dom.css;

import dev.frameloop.dom.css.property.DeclarationBlock;
import dev.frameloop.dom.script.DOMException;

import java.util.List;

/// One keyframe.
///
/// @see <a href="https://drafts.csswg.org/css-animations-1/#interface-csskeyframerule">CSS Animations: interface CSSKeyframeRule</a>
public final class CSSKeyframeRule extends CSSRule {
    private List<Double> offsets;
    private final RuleStyleDeclaration style;

    CSSKeyframeRule(List<Double> offsets, DeclarationBlock declarations) {
        this.offsets = offsets;
        style = new RuleStyleDeclaration(this, declarations);
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
        String declared = style.cssText();
        return keyText() + (declared.isEmpty() ? " { }" : " { " + declared + " }");
    }
}
