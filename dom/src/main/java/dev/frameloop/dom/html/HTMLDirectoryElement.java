package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// An old list.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/obsolete.html#htmldirectoryelement">HTML: HTMLDirectoryElement</a>
public final class HTMLDirectoryElement extends HTMLElement {
    HTMLDirectoryElement(Document document, String localName) {
        super(document, localName);
    }
}
