package dev.frameloop.dom.css;

import dev.frameloop.dom.css.property.DeclarationBlock;
import dev.frameloop.dom.css.property.UnsupportedProperties;
import dev.frameloop.dom.css.syntax.CodePoints;

/// Declarations that can be changed, backed by a block.
abstract sealed class BlockStyleDeclaration extends CSSStyleDeclaration
        permits RuleStyleDeclaration, InlineStyleDeclaration {
    /// The block, up to date.
    abstract DeclarationBlock block();

    /// Puts another block in its place.
    abstract void setBlock(DeclarationBlock block);

    /// Called after the block has changed.
    abstract void blockChanged();

    /// Who wants to know of properties that are not known.
    abstract UnsupportedProperties reports();

    @Override
    public String cssText() {
        return block().cssText();
    }

    @Override
    public void setCssText(String text) {
        setBlock(DeclarationBlock.parse(text, reports()));
        blockChanged();
    }

    @Override
    public long length() {
        return block().size();
    }

    @Override
    public String item(long index) {
        return block().item(index);
    }

    @Override
    public String getPropertyValue(String property) {
        return block().getPropertyValue(property);
    }

    @Override
    public String getPropertyPriority(String property) {
        return block().getPropertyPriority(property);
    }

    /// @see <a href="https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-setproperty">CSSOM: setProperty()</a>
    @Override
    public void setProperty(String property, String value, String priority) {
        // 4. A priority is `important` or nothing; it does not matter where the value is empty, which removes.
        boolean important = CodePoints.equalsIgnoringAsciiCase(priority, "important");
        if (!value.isEmpty() && !priority.isEmpty() && !important) {
            return;
        }
        // 3. and 5. - 9. Set it, and tell where that changes something.
        if (block().setProperty(property, value, important)) {
            blockChanged();
        }
    }

    @Override
    public String removeProperty(String property) {
        String old = getPropertyValue(property);
        if (block().removeProperty(property)) {
            blockChanged();
        }
        return old;
    }
}
