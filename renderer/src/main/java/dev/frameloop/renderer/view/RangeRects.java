package dev.frameloop.renderer.view;

import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.Text;
import dev.frameloop.dom.view.Rect;
import dev.frameloop.renderer.box.Box;
import dev.frameloop.renderer.box.BoxTree;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.box.TextBox;
import dev.frameloop.renderer.layout.LayoutTree;
import dev.frameloop.renderer.layout.PlacedFragment;
import dev.frameloop.renderer.layout.TextFragment;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// The rectangles of a range: those of the elements that are whole in it, and of the parts of texts.
///
/// @see <a href="https://drafts.csswg.org/cssom-view/#dom-range-getclientrects">CSSOM View: Range.getClientRects()</a>
final class RangeRects {
    private final LayoutView view;
    private final BoxTree boxes;
    private final LayoutTree fragments;
    private final BoxGeometry geometry;

    RangeRects(LayoutView view, BoxTree boxes, LayoutTree fragments, BoxGeometry geometry) {
        this.view = view;
        this.boxes = boxes;
        this.fragments = fragments;
        this.geometry = geometry;
    }

    List<Rect> of(Node startContainer, int startOffset, Node endContainer, int endOffset) {
        List<Rect> rects = new ArrayList<>();
        Node node = startContainer instanceof Text ? startContainer : first(startContainer, startOffset);
        Node end = endContainer instanceof Text ? endContainer : first(endContainer, endOffset);
        while (node != null) {
            if (node instanceof Text text) {
                int from = node == startContainer ? startOffset : 0;
                int to = node == endContainer ? endOffset : text.data().length();
                add(text, from, to, rects);
            } else if (node instanceof Element element && node != end && !isAncestor(element, endContainer)
                    && !isAncestor(element, startContainer) && !hasAncestorFrom(element, startContainer)) {
                rects.addAll(view.clientRects(element));
            }
            if (node == end) {
                break;
            }
            node = node.following(null);
        }
        return rects;
    }

    /// The node at a boundary point: that after it in tree order.
    private static @Nullable Node first(Node container, int offset) {
        Node child = container.firstChild();
        for (int i = 0; i < offset && child != null; i++) {
            child = child.nextSibling();
        }
        return child != null ? child : container.followingSkippingChildren(null);
    }

    private static boolean isAncestor(Element element, Node node) {
        return element.contains(node);
    }

    /// Whether the parent's rectangles are there already: only the outermost elements in a range count.
    private static boolean hasAncestorFrom(Element element, Node startContainer) {
        Node parent = element.parentNode();
        return parent != null && parent != startContainer && parent instanceof Element
                && startContainer.contains(parent)
                && !parent.contains(startContainer);
    }

    private void add(Text text, int from, int to, List<Rect> rects) {
        if (boxes.box(text) instanceof TextBox box) {
            if (box.firstLetter() != null) {
                add(box.firstLetter(), from, to, rects);
            }
            add(box, from, to, rects);
        }
    }

    private void add(TextBox box, int from, int to, List<Rect> rects) {
        LayoutBox container = box.container();
        if (container == null) {
            return;
        }
        for (PlacedFragment part : parts(box)) {
            TextFragment fragment = (TextFragment) part.fragment();
            Rect within = fragment.rectOf(from, to);
            if (within != null) {
                rects.add(geometry.toViewport(container, new Rect(part.x() / 64.0 + within.x(),
                        part.y() / 64.0 + within.y(), within.width(), within.height())));
            }
        }
    }

    private List<PlacedFragment> parts(Box box) {
        return fragments.parts(box);
    }
}
