package dev.frameloop.dom.view;

import dev.frameloop.dom.script.PlatformObject;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// A fixed list of rectangles.
///
/// @see <a href="https://drafts.fxtf.org/geometry/#DOMRectList">Geometry Interfaces: DOMRectList</a>
public final class DOMRectList extends PlatformObject {
    private final List<DOMRect> rects;

    DOMRectList(List<Rect> rects) {
        this.rects = rects.stream().map(DOMRect::of).toList();
    }

    /// How many there are.
    public long length() {
        return rects.size();
    }

    /// The rectangle at an index, or null.
    public @Nullable DOMRect item(long index) {
        return index < rects.size() ? rects.get((int) index) : null;
    }
}
