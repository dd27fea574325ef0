package dev.frameloop.dom.css;

import dev.frameloop.dom.css.syntax.CodePoints;
import dev.frameloop.dom.css.syntax.Declaration;
import dev.frameloop.dom.css.syntax.Parser;
import dev.frameloop.dom.script.Realm;

import org.jspecify.annotations.Nullable;

/// The descriptors of a rule as scripts see them.
///
/// DIVERGES: any descriptor with any value is kept; only those who read them know their grammars.
final class DescriptorDeclaration extends CSSStyleDeclaration {
    private final CSSRule rule;
    private final DescriptorBlock block;

    DescriptorDeclaration(CSSRule rule, DescriptorBlock block) {
        this.rule = rule;
        this.block = block;
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return rule.relevantRealm();
    }

    @Override
    public CSSRule parentRule() {
        return rule;
    }

    @Override
    public String cssText() {
        return block.toString();
    }

    @Override
    public void setCssText(String text) {
        block.replace(new DescriptorBlock(Parser.parseComponentValues(text)));
        rule.changed();
    }

    @Override
    public long length() {
        return block.descriptors().size();
    }

    @Override
    public String item(long index) {
        return index >= 0 && index < length() ? block.descriptors().get((int) index).name() : "";
    }

    @Override
    public String getPropertyValue(String property) {
        Declaration descriptor = block.get(CodePoints.toAsciiLowerCase(property));
        return descriptor == null ? "" : descriptor.value().toString();
    }

    @Override
    public String getPropertyPriority(String property) {
        return "";
    }

    @Override
    public void setProperty(String property, String value, String priority) {
        Declaration descriptor = Parser.parseDeclaration(property + ":" + value);
        if (value.isEmpty()) {
            removeProperty(property);
        } else if (descriptor != null && priority.isEmpty() && !descriptor.value().containsBadToken()) {
            block.set(descriptor);
            rule.changed();
        }
    }

    @Override
    public String removeProperty(String property) {
        String old = getPropertyValue(property);
        if (block.remove(CodePoints.toAsciiLowerCase(property))) {
            rule.changed();
        }
        return old;
    }
}
