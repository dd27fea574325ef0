package dev.frameloop.renderer.input;

import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.view.BoxSizes;
import dev.frameloop.dom.view.Rect;
import dev.frameloop.dom.view.View;
import dev.frameloop.dom.window.Window;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// What lies under a point in one window.
///
/// @param element the topmost element there
/// @param x of the point, in that window's CSS pixels
/// @param y of the point, in that window's CSS pixels
record Hit(Window window, Element element, double x, double y) {
    /// What lies under a point, window in window: the elements of frames, then the element in the innermost frame's document. Empty
    /// outside of the viewport.
    static List<Hit> path(Window top, double x, double y) {
        List<Hit> path = new ArrayList<>();
        Window window = top;
        double left = x;
        double upper = y;
        while (window != null) {
            List<Element> elements = window.view().elementsFromPoint(left, upper);
            if (elements.isEmpty()) {
                break;
            }
            Element element = elements.getFirst();
            path.add(new Hit(window, element, left, upper));
            Window inner = framed(element);
            if (inner != null) {
                Rect content = contentBox(window.view(), element);
                left -= content.x();
                upper -= content.y();
            }
            window = inner;
        }
        return path;
    }

    private static @Nullable Window framed(Element element) {
        return element.nodeDocument().loading().host().contentWindow(element) instanceof Window inner ? inner : null;
    }

    private static Rect contentBox(View view, Element frame) {
        Rect border = view.boundingClientRect(frame);
        Rect padding = view.clientBox(frame);
        BoxSizes sizes = view.boxSizes(frame);
        return new Rect(border.x() + padding.x() + sizes.contentRect().x(),
                border.y() + padding.y() + sizes.contentRect().y(),
                sizes.contentRect().width(), sizes.contentRect().height());
    }
}
