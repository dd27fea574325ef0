package dev.frameloop.renderer.page;

import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.view.Rect;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.page.RenderingObserver.Touched;
import dev.frameloop.renderer.view.DocumentLayout;
import dev.frameloop.renderer.view.LayoutView;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Keeps what is restyled and laid out until the update is over, when it is known where everything is.
final class UpdateRecord {
    private final LayoutView view;
    private final RenderingObserver observer;
    private final Set<Element> restyled = new LinkedHashSet<>();
    private final Set<LayoutBox> laidOut = new LinkedHashSet<>();

    UpdateRecord(DocumentLayout layout, LayoutView view, RenderingObserver observer) {
        this.view = view;
        this.observer = observer;
        layout.styles().setRestyleListener(restyled::add);
        layout.fragments().setLayoutListener(laidOut::add);
    }

    RenderingObserver observer() {
        return observer;
    }

    /// Tells the observer, and begins anew.
    void tell() {
        List<Element> elements = List.copyOf(restyled);
        List<LayoutBox> boxes = List.copyOf(laidOut);
        restyled.clear();
        laidOut.clear();
        List<Touched> restyledParts = new ArrayList<>();
        for (Element element : elements) {
            view.clientRects(element).stream().filter(UpdateRecord::isVisible)
                    .forEach(rect -> restyledParts.add(new Touched(element, rect)));
        }
        List<Touched> laidOutParts = new ArrayList<>();
        for (LayoutBox box : boxes) {
            Rect rect = view.borderBox(box);
            if (rect != null && isVisible(rect)) {
                laidOutParts.add(new Touched(box.element(), rect));
            }
        }
        observer.updated(restyledParts, laidOutParts);
    }

    private static boolean isVisible(Rect rect) {
        return rect.width() > 0 && rect.height() > 0;
    }
}
