package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// The caption of a `fieldset`.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/form-elements.html#htmllegendelement">HTML: HTMLLegendElement</a>
public final class HTMLLegendElement extends HTMLElement {
    HTMLLegendElement(Document document, String localName) {
        super(document, localName);
    }
}
