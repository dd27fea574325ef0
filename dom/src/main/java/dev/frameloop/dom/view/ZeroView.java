package dev.frameloop.dom.view;

import dev.frameloop.dom.css.CSSStyleDeclaration;
import dev.frameloop.dom.css.EmptyStyleDeclaration;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// The view of a document that is not laid out: no element has a box.
final class ZeroView implements View {
    static final ZeroView INSTANCE = new ZeroView();

    private ZeroView() {}

    @Override
    public void updateLayout() {}

    @Override
    public long version() {
        return 0;
    }

    @Override
    public Rect viewport() {
        return Rect.ZERO;
    }

    @Override
    public boolean isRendered(Element element) {
        return false;
    }

    @Override
    public Rect boundingClientRect(Element element) {
        return Rect.ZERO;
    }

    @Override
    public List<Rect> clientRects(Element element) {
        return List.of();
    }

    @Override
    public List<Rect> clientRects(Node startContainer, int startOffset, Node endContainer, int endOffset) {
        return List.of();
    }

    @Override
    public BoxSizes boxSizes(Element element) {
        return BoxSizes.NONE;
    }

    @Override
    public Rect clientBox(Element element) {
        return Rect.ZERO;
    }

    @Override
    public OffsetBox offsetBox(Element element) {
        return OffsetBox.NONE;
    }

    @Override
    public ScrollArea scrollArea(Element element) {
        return ScrollArea.NONE;
    }

    @Override
    public boolean scrollTo(Element element, double left, double top) {
        return false;
    }

    @Override
    public @Nullable Element containingBlock(Element element) {
        return null;
    }

    @Override
    public @Nullable Rect overflowClip(Element element) {
        return null;
    }

    @Override
    public List<Element> elementsFromPoint(double x, double y) {
        return List.of();
    }

    @Override
    public CSSStyleDeclaration computedStyle(Element element, @Nullable String pseudoElement) {
        return new EmptyStyleDeclaration();
    }
}
