package dev.frameloop.dom.css;

import dev.frameloop.dom.css.property.DeclarationBlock;
import dev.frameloop.dom.tree.Element;

/// The mixin `ElementCSSInlineStyle`: an element's own style.
///
/// @see <a href="https://drafts.csswg.org/cssom/#the-elementcssinlinestyle-mixin">CSSOM: mixin ElementCSSInlineStyle</a>
public final class InlineStyle {
    private InlineStyle() {}

    /// The declarations of the `style` attribute, always the same object.
    public static CSSStyleDeclaration style(Element element) {
        return of(element);
    }

    /// Sets `cssText` of {@link #style}.
    public static void setStyle(Element element, String text) {
        of(element).setCssText(text);
    }

    /// The declarations of the `style` attribute. Costs a parse after a change of the attribute only; ask first whether there is one.
    public static DeclarationBlock declarations(Element element) {
        return of(element).block();
    }

    private static InlineStyleDeclaration of(Element element) {
        return element.companion(InlineStyleDeclaration.class, () -> new InlineStyleDeclaration(element));
    }
}
