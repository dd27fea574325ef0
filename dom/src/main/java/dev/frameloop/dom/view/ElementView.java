package dev.frameloop.dom.view;

import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import org.jspecify.annotations.Nullable;

/// What CSSOM View adds to elements: geometry and scrolling.
///
/// @see <a href="https://drafts.csswg.org/cssom-view/#extension-to-the-element-interface">CSSOM View: extensions to the Element interface</a>
public final class ElementView {
    private ElementView() {}

    /// The union of the element's border boxes, in viewport coordinates.
    public static DOMRect getBoundingClientRect(Element element) {
        return DOMRect.of(view(element).boundingClientRect(element));
    }

    /// The element's border boxes, in viewport coordinates.
    public static DOMRectList getClientRects(Element element) {
        return new DOMRectList(view(element).clientRects(element));
    }

    /// The width of the left border, rounded to whole pixels.
    public static int clientLeft(Element element) {
        return round(view(element).clientBox(element).x());
    }

    /// The width of the top border, rounded to whole pixels.
    public static int clientTop(Element element) {
        return round(view(element).clientBox(element).y());
    }

    /// The width of the padding area without a scrollbar, rounded; that of the viewport for the root element.
    public static int clientWidth(Element element) {
        return round(view(element).clientBox(element).width());
    }

    /// The height of the padding area without a scrollbar, rounded; that of the viewport for the root element.
    public static int clientHeight(Element element) {
        return round(view(element).clientBox(element).height());
    }

    /// The element that `offsetLeft` and `offsetTop` are relative to, or null.
    public static @Nullable Element offsetParent(Element element) {
        return view(element).offsetBox(element).offsetParent();
    }

    /// The left edge of the border box, from the offset parent's padding edge, rounded.
    public static int offsetLeft(Element element) {
        return round(view(element).offsetBox(element).left());
    }

    /// The top edge of the border box, from the offset parent's padding edge, rounded.
    public static int offsetTop(Element element) {
        return round(view(element).offsetBox(element).top());
    }

    /// The width of the border box, rounded.
    public static int offsetWidth(Element element) {
        return round(view(element).offsetBox(element).width());
    }

    /// The height of the border box, rounded.
    public static int offsetHeight(Element element) {
        return round(view(element).offsetBox(element).height());
    }

    /// The width of the scrolling area, rounded.
    public static int scrollWidth(Element element) {
        return round(view(element).scrollArea(element).scrollWidth());
    }

    /// The height of the scrolling area, rounded.
    public static int scrollHeight(Element element) {
        return round(view(element).scrollArea(element).scrollHeight());
    }

    /// The horizontal scroll position.
    public static double scrollLeft(Element element) {
        return view(element).scrollArea(element).left();
    }

    /// The vertical scroll position.
    public static double scrollTop(Element element) {
        return view(element).scrollArea(element).top();
    }

    /// Scrolls horizontally; not a finite number counts as 0.
    public static void setScrollLeft(Element element, double left) {
        scroll(element, left, view(element).scrollArea(element).top());
    }

    /// Scrolls vertically; not a finite number counts as 0.
    public static void setScrollTop(Element element, double top) {
        scroll(element, view(element).scrollArea(element).left(), top);
    }

    /// Scrolls to a position.
    public static void scrollTo(Element element, ScrollToOptions options) {
        ScrollArea area = view(element).scrollArea(element);
        scroll(element, options.left() != null ? options.left() : area.left(),
                options.top() != null ? options.top() : area.top());
    }

    /// Scrolls to a position.
    public static void scrollTo(Element element, double left, double top) {
        scroll(element, left, top);
    }

    /// Scrolls to a position, like {@link #scrollTo(Element, ScrollToOptions)}.
    public static void scroll(Element element, ScrollToOptions options) {
        scrollTo(element, options);
    }

    /// Scrolls by a distance.
    public static void scrollBy(Element element, ScrollToOptions options) {
        scrollBy(element, options.left() != null ? options.left() : 0, options.top() != null ? options.top() : 0);
    }

    /// Scrolls by a distance.
    public static void scrollBy(Element element, double left, double top) {
        ScrollArea area = view(element).scrollArea(element);
        scroll(element, area.left() + finite(left), area.top() + finite(top));
    }

    /// Scrolls to a position: the element, or the viewport where the element is the document's scrolling element.
    ///
    /// @see <a href="https://drafts.csswg.org/cssom-view/#scroll-an-element">CSSOM View: scroll an element</a>
    public static void scroll(Element element, double left, double top) {
        View view = view(element);
        if (view.scrollTo(element, finite(left), finite(top))
                && element.nodeDocument().realm() instanceof Realm realm
                && realm.global() instanceof ViewHost host) {
            Node target = element == scrollingElement(host.document()) ? host.document() : element;
            host.scrollEvents().add(target);
        }
    }

    /// The element whose scrolling is the viewport's: the root element, or the body in quirks mode.
    ///
    /// @see <a href="https://drafts.csswg.org/cssom-view/#dom-document-scrollingelement">CSSOM View: scrollingElement</a>
    public static @Nullable Element scrollingElement(Document document) {
        return document.compatMode().equals("BackCompat") ? document.body() : document.documentElement();
    }

    private static View view(Element element) {
        return ViewHost.viewOf(element.nodeDocument());
    }

    private static int round(double pixels) {
        return (int) Math.floor(pixels + 0.5);
    }

    private static double finite(double value) {
        return Double.isFinite(value) ? value : 0;
    }
}
