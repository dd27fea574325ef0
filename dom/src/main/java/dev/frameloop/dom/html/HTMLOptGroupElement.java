package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// A group of options.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/form-elements.html#htmloptgroupelement">HTML: HTMLOptGroupElement</a>
public final class HTMLOptGroupElement extends HTMLElement {
    HTMLOptGroupElement(Document document, String localName) {
        super(document, localName);
    }
}
