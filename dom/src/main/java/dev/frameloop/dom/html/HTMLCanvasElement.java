package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// A canvas. UNIMPLEMENTED: its contexts.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/canvas.html#htmlcanvaselement">HTML: HTMLCanvasElement</a>
public final class HTMLCanvasElement extends HTMLElement {
    HTMLCanvasElement(Document document, String localName) {
        super(document, localName);
    }

    /// The width in pixels, 300 where the attribute does not say.
    public long width() {
        return Microsyntax.nonNegative(attributeOrEmpty("width"), 300);
    }

    /// Sets the width in pixels.
    public void setWidth(long value) {
        setAttribute("width", Long.toString(value));
    }

    /// The height in pixels, 150 where the attribute does not say.
    public long height() {
        return Microsyntax.nonNegative(attributeOrEmpty("height"), 150);
    }

    /// Sets the height in pixels.
    public void setHeight(long value) {
        setAttribute("height", Long.toString(value));
    }
}
