package dev.frameloop.dom.view;

import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// What CSSOM View adds to documents.
///
/// @see <a href="https://drafts.csswg.org/cssom-view/#extensions-to-the-document-interface">CSSOM View: extensions to the Document interface</a>
public final class DocumentGeometry {
    private DocumentGeometry() {}

    /// The topmost element under a point of the viewport, or null.
    public static @Nullable Element elementFromPoint(Document document, double x, double y) {
        List<Element> elements = elementsFromPoint(document, x, y);
        return elements.isEmpty() ? null : elements.getFirst();
    }

    /// The elements under a point of the viewport, topmost first.
    public static List<Element> elementsFromPoint(Document document, double x, double y) {
        return ViewHost.viewOf(document).elementsFromPoint(x, y);
    }

    /// The element whose scrolling is the viewport's: the root element, or the body in quirks mode.
    public static @Nullable Element scrollingElement(Document document) {
        return ElementView.scrollingElement(document);
    }
}
