package dev.frameloop.dom.css;

import dev.frameloop.dom.css.syntax.CodePoints;
import dev.frameloop.dom.css.syntax.Declaration;
import dev.frameloop.dom.css.syntax.Parser;

import java.util.List;

/// Declarations that can be changed, backed by a block.
abstract sealed class BlockStyleDeclaration extends CSSStyleDeclaration
        permits RuleStyleDeclaration, InlineStyleDeclaration {
    /// The block, up to date.
    abstract DeclarationBlock block();

    /// Called after the block has changed.
    abstract void blockChanged();

    @Override
    public String cssText() {
        return block().toString();
    }

    @Override
    public void setCssText(String text) {
        block().replace(DeclarationBlock.parse(text));
        blockChanged();
    }

    @Override
    public long length() {
        return block().declarations().size();
    }

    @Override
    public String item(long index) {
        List<Declaration> all = block().declarations();
        return index >= 0 && index < all.size() ? all.get((int) index).name() : "";
    }

    @Override
    public String getPropertyValue(String property) {
        Declaration declaration = block().get(normalized(property));
        return declaration == null ? "" : CSS.valueText(declaration);
    }

    @Override
    public String getPropertyPriority(String property) {
        Declaration declaration = block().get(normalized(property));
        return declaration != null && declaration.important() ? "important" : "";
    }

    /// @see <a href="https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-setproperty">CSSOM: setProperty()</a>
    @Override
    public void setProperty(String property, String value, String priority) {
        // 2. The name in lower case, but for a custom property.
        String name = normalized(property);
        // 3. An empty value removes.
        if (value.isEmpty()) {
            removeProperty(name);
            return;
        }
        // 4. A priority is `important` or nothing.
        boolean important = CodePoints.equalsIgnoringAsciiCase(priority, "important");
        if (!priority.isEmpty() && !important) {
            return;
        }
        // 5.-6. The value must be one of this property's.
        Declaration declaration = new Declaration(name, Parser.parseComponentValues(value).trim(), important);
        if (!CSS.isSupported(declaration)) {
            return;
        }
        // 7.-9. Set it, and tell where that changes something.
        if (block().set(declaration)) {
            blockChanged();
        }
    }

    @Override
    public String removeProperty(String property) {
        String old = getPropertyValue(property);
        if (block().remove(normalized(property))) {
            blockChanged();
        }
        return old;
    }

    private static String normalized(String property) {
        return property.startsWith("--") ? property : CodePoints.toAsciiLowerCase(property);
    }
}
