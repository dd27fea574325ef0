package dev.frameloop.dom.view;

import dev.frameloop.dom.css.CSSStyleDeclaration;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// What a document's layout answers. Every question is answered for the document as it is now: style and layout are brought up
/// to date first, as far as the answer depends on them.
///
/// Coordinates are CSS pixels from the viewport's top left corner, after scrolling and transforms, unless said otherwise. An element
/// without a box, or of another document, gets zeros.
///
/// Owner thread only.
public interface View {
    /// Brings style and layout up to date.
    void updateLayout();

    /// A number that has changed when styles, boxes or scroll positions have, and so perhaps what lies where.
    long version();

    /// The viewport without its scrollbars.
    Rect viewport();

    /// Whether the element has a box.
    boolean isRendered(Element element);

    /// The union of the element's border boxes.
    Rect boundingClientRect(Element element);

    /// The element's border boxes, one for each fragment.
    List<Rect> clientRects(Element element);

    /// The boxes of the text and elements between two boundary points, in document order.
    List<Rect> clientRects(Node startContainer, int startOffset, Node endContainer, int endOffset);

    /// The sizes of the element's principal box, {@link BoxSizes#NONE} where it has none.
    BoxSizes boxSizes(Element element);

    /// The left and top border widths and the size of the padding area without scrollbars: `clientLeft`, `clientTop`, `clientWidth`, `clientHeight`.
    Rect clientBox(Element element);

    /// Where the border box lies.
    OffsetBox offsetBox(Element element);

    /// How the element scrolls; the viewport for the scrolling element of the document.
    ScrollArea scrollArea(Element element);

    /// Scrolls the element, or the viewport for the scrolling element of the document.
    ///
    /// @param left the position to scroll to; it is clamped to the range
    /// @param top the position to scroll to; it is clamped to the range
    /// @return whether the position changed
    boolean scrollTo(Element element, double left, double top);

    /// The element whose box is the containing block of the element's box; null for the initial containing block.
    @Nullable
    Element containingBlock(Element element);

    /// The area to which the element clips its content; null where it does not clip.
    @Nullable
    Rect overflowClip(Element element);

    /// The elements under a point, topmost first.
    List<Element> elementsFromPoint(double x, double y);

    /// The resolved values of an element or a pseudo-element, always as they are now.
    ///
    /// @param pseudoElement the pseudo-element as a page names it, `::before` say; null or an empty text for the element itself
    CSSStyleDeclaration computedStyle(Element element, @Nullable String pseudoElement);

    /// The view of a document that is not laid out: no element has a box.
    static View none() {
        return ZeroView.INSTANCE;
    }
}
