package dev.frameloop.dom.css;

import dev.frameloop.dom.css.property.DeclarationBlock;
import dev.frameloop.dom.css.property.UnsupportedProperties;
import dev.frameloop.dom.script.Realm;

import org.jspecify.annotations.Nullable;

/// The declarations of a rule.
final class RuleStyleDeclaration extends BlockStyleDeclaration {
    private final CSSRule rule;
    private DeclarationBlock block;

    RuleStyleDeclaration(CSSRule rule, DeclarationBlock block) {
        this.rule = rule;
        this.block = block;
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return rule.relevantRealm();
    }

    @Override
    DeclarationBlock block() {
        return block;
    }

    @Override
    void setBlock(DeclarationBlock newBlock) {
        block = newBlock;
    }

    @Override
    UnsupportedProperties reports() {
        CSSStyleSheet sheet = rule.parentStyleSheet();
        return sheet == null ? UnsupportedProperties.IGNORED : ReportedProperties.of(sheet.document());
    }

    @Override
    void blockChanged() {
        rule.changed();
    }

    @Override
    public CSSRule parentRule() {
        return rule;
    }
}
