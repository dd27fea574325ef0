package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// A value within a range.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/form-elements.html#htmlmeterelement">HTML: HTMLMeterElement</a>
public final class HTMLMeterElement extends HTMLElement {
    HTMLMeterElement(Document document, String localName) {
        super(document, localName);
    }
}
