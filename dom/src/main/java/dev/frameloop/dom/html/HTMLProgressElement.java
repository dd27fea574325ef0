package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// The progress of a task.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/form-elements.html#htmlprogresselement">HTML: HTMLProgressElement</a>
public final class HTMLProgressElement extends HTMLElement {
    HTMLProgressElement(Document document, String localName) {
        super(document, localName);
    }
}
