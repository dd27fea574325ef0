package dev.frameloop.dom.css;

import dev.frameloop.dom.css.property.DeclarationBlock;
import dev.frameloop.dom.css.selector.SelectorList;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Parser;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// `selectors { declarations }`, perhaps with rules nested inside.
///
/// @see <a href="https://drafts.csswg.org/cssom/#the-cssstylerule-interface">CSSOM: interface CSSStyleRule</a>
public final class CSSStyleRule extends CSSGroupingRule {
    private ComponentValues prelude;
    private SelectorList selectors;
    /// The selectors that `&` stood for when these were parsed.
    private @Nullable SelectorList outerSelectors;
    private final RuleStyleDeclaration style;

    CSSStyleRule(ComponentValues prelude, SelectorList selectors, @Nullable SelectorList outerSelectors,
            ComponentValues content, DeclarationBlock declarations) {
        super(content);
        this.prelude = prelude;
        this.selectors = selectors;
        this.outerSelectors = outerSelectors;
        style = new RuleStyleDeclaration(this, declarations);
    }

    @Override
    public int type() {
        return 1;
    }

    /// The selectors, parsed; those of nested rules follow a change of the rules around.
    public SelectorList selectors() {
        CSSStyleRule outer = enclosingStyleRule();
        SelectorList current = outer == null ? null : outer.selectors();
        if (current != outerSelectors) {
            SelectorList parsed = parse(prelude, outer, current);
            selectors = parsed == null ? selectors : parsed;
            outerSelectors = current;
        }
        return selectors;
    }

    private @Nullable SelectorList parse(ComponentValues text, @Nullable CSSStyleRule outer,
            @Nullable SelectorList around) {
        return new RuleParser(parentStyleSheet(), parentRule()).selectors(text, outer != null, around);
    }

    /// The selectors as text.
    public String selectorText() {
        return selectors().toString();
    }

    /// Sets the selectors; nothing happens where the text is invalid.
    public void setSelectorText(String text) {
        CSSStyleRule outer = enclosingStyleRule();
        SelectorList around = outer == null ? null : outer.selectors();
        ComponentValues values = Parser.parseComponentValues(text);
        SelectorList parsed = parse(values, outer, around);
        if (parsed != null) {
            prelude = values;
            selectors = parsed;
            outerSelectors = around;
            changed();
        }
    }

    /// The declarations before the first nested rule, always the same object.
    public CSSStyleDeclaration style() {
        return style;
    }

    /// The declarations before the first nested rule.
    public DeclarationBlock declarations() {
        return style.block();
    }

    @Override
    List<CSSRule> parse(ComponentValues text) {
        return new RuleParser(parentStyleSheet(), this).nestedRules(text);
    }

    @Override
    public String cssText() {
        String declared = style.cssText();
        if (cssRules().length() == 0) {
            return selectorText() + (declared.isEmpty() ? " { }" : " { " + declared + " }");
        }
        return block(selectorText(), declared, cssRules());
    }
}
