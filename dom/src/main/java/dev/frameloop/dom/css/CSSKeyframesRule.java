package dev.frameloop.dom.css;

import dev.frameloop.dom.css.property.DeclarationBlock;
import dev.frameloop.dom.css.syntax.BlockItem;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Declaration;
import dev.frameloop.dom.css.syntax.Parser;
import dev.frameloop.dom.css.syntax.QualifiedRule;
import dev.frameloop.dom.css.syntax.Serialization;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// `@keyframes`.
///
/// @see <a href="https://drafts.csswg.org/css-animations-1/#interface-csskeyframesrule">CSS Animations: interface CSSKeyframesRule</a>
public final class CSSKeyframesRule extends CSSRule {
    private final String atKeyword;
    private String name;
    private final ComponentValues content;
    private @Nullable CSSRuleList rules;

    /// @param atKeyword `keyframes`, or its old name
    CSSKeyframesRule(String atKeyword, String name, ComponentValues content) {
        this.atKeyword = atKeyword;
        this.name = name;
        this.content = content;
    }

    @Override
    public int type() {
        return 7;
    }

    /// The name.
    public String name() {
        return name;
    }

    /// Sets the name.
    public void setName(String newName) {
        name = newName;
        changed();
    }

    /// The keyframes, always the same object.
    public CSSRuleList cssRules() {
        CSSRuleList known = rules;
        if (known == null) {
            List<CSSRule> parsed = new ArrayList<>();
            for (BlockItem item : Parser.parseBlockContents(content)) {
                CSSKeyframeRule keyframe = item instanceof QualifiedRule rule ? keyframe(rule) : null;
                if (keyframe != null) {
                    keyframe.attach(this, parentStyleSheet());
                    parsed.add(keyframe);
                }
            }
            known = new CSSRuleList(parsed);
            rules = known;
        }
        return known;
    }

    private @Nullable CSSKeyframeRule keyframe(QualifiedRule rule) {
        List<Double> offsets = Keyframes.parse(rule.prelude());
        if (offsets == null) {
            return null;
        }
        // Nothing is important in a keyframe.
        List<BlockItem> items = Parser.parseBlockContents(rule.block().value()).stream()
                .filter(item -> item instanceof Declaration d && !d.important()).toList();
        return new CSSKeyframeRule(offsets, DeclarationBlock.of(items, RuleParser.reports(parentStyleSheet())));
    }

    /// The number of keyframes.
    public long length() {
        return cssRules().length();
    }

    /// The keyframe at this place, or null.
    public @Nullable CSSKeyframeRule item(long index) {
        return (CSSKeyframeRule) cssRules().item(index);
    }

    /// Parses a keyframe and appends it; nothing happens where it is invalid.
    public void appendRule(String text) {
        CSSKeyframeRule keyframe = Parser.parseRule(text) instanceof QualifiedRule rule ? keyframe(rule) : null;
        if (keyframe != null) {
            keyframe.attach(this, parentStyleSheet());
            cssRules().insert((int) length(), keyframe);
            changed();
        }
    }

    /// Takes the last keyframe with that selector out.
    public void deleteRule(String select) {
        int index = lastIndexOf(select);
        if (index >= 0) {
            cssRules().remove(index).attach(null, null);
            changed();
        }
    }

    /// The last keyframe with that selector, or null.
    public @Nullable CSSKeyframeRule findRule(String select) {
        int index = lastIndexOf(select);
        return index < 0 ? null : item(index);
    }

    private int lastIndexOf(String select) {
        List<Double> wanted = Keyframes.parse(Parser.parseComponentValues(select));
        for (int i = (int) length() - 1; i >= 0 && wanted != null; i--) {
            CSSKeyframeRule keyframe = item(i);
            if (keyframe != null && keyframe.offsets().equals(wanted)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public String cssText() {
        StringBuilder out = new StringBuilder("@").append(atKeyword).append(' ').append(Serialization.identifier(name))
                .append(" { \n");
        for (CSSRule rule : cssRules()) {
            out.append("  ").append(rule.cssText()).append('\n');
        }
        return out.append('}').toString();
    }
}
