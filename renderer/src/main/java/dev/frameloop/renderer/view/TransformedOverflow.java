package dev.frameloop.renderer.view;

import dev.frameloop.dom.view.Rect;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.Transform;
import dev.frameloop.renderer.display.UsedTransform;
import dev.frameloop.renderer.layout.BoxFragment;
import dev.frameloop.renderer.layout.Fragment;
import dev.frameloop.renderer.layout.InlineBoxFragment;
import dev.frameloop.renderer.layout.LineFragment;
import dev.frameloop.renderer.layout.PlacedFragment;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/// How far transformed content reaches. Layout knows nothing of transforms, so that they can change without it.
///
/// DIVERGES: where content would be without its transform counts too.
///
/// @see <a href="https://drafts.csswg.org/css-overflow-3/#scrollable">CSS Overflow: scrollable overflow</a>
final class TransformedOverflow {
    private static final double PER_PIXEL = 64;

    private final Deque<Item> waiting = new ArrayDeque<>();
    private Rectangle area;

    /// @param map from the fragment's own coordinates
    /// @param transformed whether it or something around it has a transform
    private record Item(Fragment fragment, Transform map, boolean transformed) {}

    private TransformedOverflow(Rectangle area) {
        this.area = area;
    }

    /// An area grown by what is transformed in a fragment, in the fragment's coordinates.
    static Rect with(BoxFragment fragment, Rect content) {
        TransformedOverflow overflow = new TransformedOverflow(
                new Rectangle(content.x(), content.y(), content.width(), content.height()));
        overflow.addAll(fragment.children(), Transform.IDENTITY, false);
        while (!overflow.waiting.isEmpty()) {
            overflow.add(overflow.waiting.pop());
        }
        Rectangle area = overflow.area;
        return new Rect(area.x(), area.y(), area.width(), area.height());
    }

    private void addAll(List<PlacedFragment> children, Transform map, boolean transformed) {
        for (PlacedFragment child : children) {
            Fragment fragment = child.fragment();
            Transform own = map.multiply(Transform.translation(child.x() / PER_PIXEL, child.y() / PER_PIXEL));
            boolean transforms = fragment instanceof BoxFragment && UsedTransform.isTransformed(fragment.style());
            waiting.push(new Item(fragment,
                    transforms ? own.multiply(UsedTransform.of(fragment.style(), borderBox(fragment))) : own,
                    transformed || transforms));
        }
    }

    private static Rectangle borderBox(Fragment fragment) {
        return new Rectangle(0, 0, fragment.width() / PER_PIXEL, fragment.height() / PER_PIXEL);
    }

    private void add(Item item) {
        switch (item.fragment) {
            case BoxFragment box -> {
                if (item.transformed) {
                    area = area.union(item.map.mapBounds(borderBox(box)));
                }
                if (!box.layoutBox().clipsX() || !box.layoutBox().clipsY()) {
                    addAll(box.children(), item.map, item.transformed);
                }
            }
            case LineFragment line -> addAll(line.children(), item.map, item.transformed);
            case InlineBoxFragment inline -> addAll(inline.children(), item.map, item.transformed);
            default -> {
                // A text lies within its line.
            }
        }
    }
}
