package dev.frameloop.renderer.layout;

import dev.frameloop.renderer.box.InlineBox;
import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/// The containing block that an inline box is: from the padding edges of its first part to those of its last.
///
/// @see <a href="https://drafts.csswg.org/css-position-3/#def-cb">CSS Position 3: containing blocks of positioned boxes</a>
final class InlineContainingBlock {
    private InlineContainingBlock() {}

    /// The area in the coordinates of the block container that holds the lines; null while the box has no part on them.
    static @Nullable PhysicalRect of(InlineBox box, List<PlacedFragment> placed) {
        PhysicalRect first = null;
        PhysicalRect last = null;
        Deque<PlacedFragment> waiting = new ArrayDeque<>();
        for (PlacedFragment child : placed) {
            if (!(child.fragment() instanceof LineFragment)) {
                continue;
            }
            waiting.push(child);
            while (!waiting.isEmpty()) {
                PlacedFragment item = waiting.pop();
                List<PlacedFragment> inner = switch (item.fragment()) {
                    case LineFragment line -> line.children();
                    case InlineBoxFragment part -> part.children();
                    default -> List.of();
                };
                if (item.fragment() instanceof InlineBoxFragment part && part.box() == box) {
                    PhysicalEdges border = part.border();
                    last = new PhysicalRect(item.x() + border.left(), item.y() + border.top(),
                            part.width() - border.left() - border.right(),
                            part.height() - border.top() - border.bottom());
                    first = first == null ? last : first;
                }
                for (int i = inner.size() - 1; i >= 0; i--) {
                    PlacedFragment one = inner.get(i);
                    waiting.push(new PlacedFragment(item.x() + one.x(), item.y() + one.y(), one.fragment()));
                }
            }
        }
        if (first == null || last == null) {
            return null;
        }
        return new PhysicalRect(first.x(), first.y(), Math.max(0, last.right() - first.x()),
                Math.max(0, last.bottom() - first.y()));
    }
}
