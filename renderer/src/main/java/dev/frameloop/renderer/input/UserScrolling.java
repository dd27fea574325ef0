package dev.frameloop.renderer.input;

import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.view.ElementView;
import dev.frameloop.dom.view.ScrollArea;
import dev.frameloop.dom.view.View;
import dev.frameloop.dom.view.ViewHost;

/// Scrolling by the user: of the nearest scroll container that can go further that way, else of the viewport.
///
/// @see <a href="https://drafts.csswg.org/css-overscroll-1/#scroll-chaining">CSS Overscroll Behavior: scroll chaining</a>
final class UserScrolling {
    private UserScrolling() {}

    /// Scrolls by a distance what is around an element.
    ///
    /// @return whether anything scrolled
    static boolean by(Element target, double deltaX, double deltaY) {
        View view = ViewHost.viewOf(target.nodeDocument());
        Element viewportElement = ElementView.scrollingElement(target.nodeDocument());
        for (Element element : Boundaries.inclusiveAncestors(target)) {
            if (element == viewportElement) {
                break;
            }
            if (!view.isRendered(element)) {
                continue;
            }
            if (scroll(view, element, scrolls(view, element, "x", false) ? deltaX : 0,
                    scrolls(view, element, "y", false) ? deltaY : 0)) {
                return true;
            }
            if (contains(view, element, deltaX, deltaY)) {
                return false;
            }
        }
        return viewportElement != null && scroll(view, viewportElement,
                scrolls(view, viewportElement, "x", true) ? deltaX : 0,
                scrolls(view, viewportElement, "y", true) ? deltaY : 0);
    }

    private static boolean scrolls(View view, Element element, String axis, boolean viewport) {
        String overflow = view.computedStyle(element, null).getPropertyValue("overflow-" + axis);
        return viewport
                ? !overflow.equals("hidden") && !overflow.equals("clip")
                : overflow.equals("auto") || overflow.equals("scroll");
    }

    /// Whether a scroll container keeps to itself what it cannot scroll.
    private static boolean contains(View view, Element element, double deltaX, double deltaY) {
        String axis = Math.abs(deltaX) > Math.abs(deltaY) ? "x" : "y";
        String behavior = view.computedStyle(element, null).getPropertyValue("overscroll-behavior-" + axis);
        return scrolls(view, element, axis, false) && (behavior.equals("contain") || behavior.equals("none"));
    }

    private static boolean scroll(View view, Element element, double deltaX, double deltaY) {
        ScrollArea area = view.scrollArea(element);
        double left = Math.clamp(area.left() + deltaX, area.minLeft(), area.maxLeft());
        double top = Math.clamp(area.top() + deltaY, area.minTop(), area.maxTop());
        if (left == area.left() && top == area.top()) {
            return false;
        }
        ElementView.scroll(element, left, top);
        return true;
    }
}
