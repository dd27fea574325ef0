package dev.frameloop.demos.visualiser;

import dev.frameloop.demos.visualiser.Snapshot.Area;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.view.Rect;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.page.RenderingObserver;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// The boxes that were restyled, laid out and painted since the last frame.
///
/// Owner thread of the page's loop only.
final class TouchedBoxes implements RenderingObserver {
    private static final int MOST = 60;

    private final List<Area> restyled = new ArrayList<>();
    private final List<Area> laidOut = new ArrayList<>();
    private final List<Area> painted = new ArrayList<>();
    private long paints;

    @Override
    public void updated(List<Touched> restyledNow, List<Touched> laidOutNow) {
        restyledNow.forEach(it -> add(restyled, name(it.element()), it.rect()));
        laidOutNow.forEach(it -> add(laidOut, name(it.element()), it.rect()));
    }

    @Override
    public void painted(List<Rectangle> damage) {
        paints++;
        damage.forEach(it -> add(painted, "", new Rect(it.x(), it.y(), it.width(), it.height())));
    }

    private static void add(List<Area> areas, String label, Rect rect) {
        Area area = new Area(label, rect.x(), rect.y(), rect.width(), rect.height());
        if (areas.size() < MOST && !areas.contains(area)) {
            areas.add(area);
        }
    }

    /// An element in the form of a selector.
    private static String name(@Nullable Element element) {
        if (element == null) {
            return "(anonymous)";
        }
        return element.id().isEmpty() ? element.localName() : element.localName() + "#" + element.id();
    }

    /// How often the page has been painted.
    long paints() {
        return paints;
    }

    void clear() {
        restyled.clear();
        laidOut.clear();
        painted.clear();
    }

    Snapshot.Touched view() {
        return new Snapshot.Touched(List.copyOf(restyled), List.copyOf(laidOut), List.copyOf(painted));
    }
}
