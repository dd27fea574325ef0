package dev.frameloop.dom.css;

import dev.frameloop.dom.css.property.DeclarationBlock;
import dev.frameloop.dom.css.property.UnsupportedProperties;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.tree.Element;
import org.jspecify.annotations.Nullable;

import java.util.Objects;

/// The declarations of a `style` attribute: parsed when they are asked for, written back when they change.
///
/// @see <a href="https://drafts.csswg.org/css-style-attr/">CSS Style Attributes</a>
/// @see <a href="https://drafts.csswg.org/cssom/#update-style-attribute-for">CSSOM: update style attribute for</a>
final class InlineStyleDeclaration extends BlockStyleDeclaration {
    private final Element element;
    private DeclarationBlock block = new DeclarationBlock();
    /// The value of the attribute that the block was parsed from or written to.
    private @Nullable String attribute;

    InlineStyleDeclaration(Element element) {
        this.element = element;
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return element.relevantRealm();
    }

    @Override
    DeclarationBlock block() {
        String current = element.getAttributeNS(null, "style");
        if (!Objects.equals(current, attribute)) {
            attribute = current;
            block = current == null ? new DeclarationBlock() : DeclarationBlock.parse(current, reports());
        }
        return block;
    }

    @Override
    void setBlock(DeclarationBlock newBlock) {
        block = newBlock;
    }

    @Override
    UnsupportedProperties reports() {
        return ReportedProperties.of(element.nodeDocument());
    }

    @Override
    void blockChanged() {
        attribute = block.cssText();
        element.setAttributeValue(null, null, "style", attribute);
    }
}
