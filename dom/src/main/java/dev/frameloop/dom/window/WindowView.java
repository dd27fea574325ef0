package dev.frameloop.dom.window;

import dev.frameloop.dom.css.CSSStyleDeclaration;
import dev.frameloop.dom.css.condition.DocumentMedia;
import dev.frameloop.dom.css.condition.MediaQueryList;
import dev.frameloop.dom.range.DocumentRanges;
import dev.frameloop.dom.range.Selection;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.view.ElementView;
import dev.frameloop.dom.view.ScrollToOptions;
import dev.frameloop.dom.view.ViewHost;
import org.jspecify.annotations.Nullable;

/// What CSSOM View and the Selection API add to windows.
///
/// @see <a href="https://drafts.csswg.org/cssom-view/#extensions-to-the-window-interface">CSSOM View: extensions to the Window interface</a>
public final class WindowView {
    private WindowView() {}

    /// A media query as an object that follows changes.
    public static MediaQueryList matchMedia(Window window, String query) {
        return DocumentMedia.of(window.document()).matchMedia(query);
    }

    /// The resolved values of an element, or of one of its pseudo-elements.
    ///
    /// @see <a href="https://drafts.csswg.org/cssom/#dom-window-getcomputedstyle">CSSOM: getComputedStyle()</a>
    public static CSSStyleDeclaration getComputedStyle(Window window, Element element, @Nullable String pseudoElement) {
        return ViewHost.viewOf(element.nodeDocument()).computedStyle(element, pseudoElement);
    }

    /// The width of the browser's window; there is nothing around the viewport.
    public static int outerWidth(Window window) {
        return window.innerWidth();
    }

    /// The height of the browser's window; there is nothing around the viewport.
    public static int outerHeight(Window window) {
        return window.innerHeight();
    }

    /// The left edge of the browser's window on the screen.
    public static int screenX(Window window) {
        return 0;
    }

    /// The top edge of the browser's window on the screen.
    public static int screenY(Window window) {
        return 0;
    }

    /// How far the viewport is scrolled to the right.
    public static double scrollX(Window window) {
        Element scroller = ElementView.scrollingElement(window.document());
        return scroller == null ? 0 : ElementView.scrollLeft(scroller);
    }

    /// How far the viewport is scrolled down.
    public static double scrollY(Window window) {
        Element scroller = ElementView.scrollingElement(window.document());
        return scroller == null ? 0 : ElementView.scrollTop(scroller);
    }

    /// The older name of {@link #scrollX}.
    public static double pageXOffset(Window window) {
        return scrollX(window);
    }

    /// The older name of {@link #scrollY}.
    public static double pageYOffset(Window window) {
        return scrollY(window);
    }

    /// Scrolls the viewport.
    public static void scroll(Window window, ScrollToOptions options) {
        scrollTo(window, options);
    }

    /// Scrolls the viewport.
    public static void scroll(Window window, double left, double top) {
        scrollTo(window, left, top);
    }

    /// Scrolls the viewport.
    public static void scrollTo(Window window, ScrollToOptions options) {
        Element scroller = ElementView.scrollingElement(window.document());
        if (scroller != null) {
            ElementView.scrollTo(scroller, options);
        }
    }

    /// Scrolls the viewport.
    public static void scrollTo(Window window, double left, double top) {
        scrollTo(window, new ScrollToOptions("auto", left, top));
    }

    /// Scrolls the viewport by a distance.
    public static void scrollBy(Window window, ScrollToOptions options) {
        Element scroller = ElementView.scrollingElement(window.document());
        if (scroller != null) {
            ElementView.scrollBy(scroller, options);
        }
    }

    /// Scrolls the viewport by a distance.
    public static void scrollBy(Window window, double left, double top) {
        scrollBy(window, new ScrollToOptions("auto", left, top));
    }

    /// What is selected in the document.
    public static @Nullable Selection getSelection(Window window) {
        return DocumentRanges.getSelection(window.document());
    }
}
