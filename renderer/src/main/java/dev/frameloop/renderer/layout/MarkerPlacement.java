package dev.frameloop.renderer.layout;

import dev.frameloop.renderer.box.BlockContainer;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.text.FontMetrics;

/// Where the markers of list items go: before the first line of an item, or at its begin.
///
/// The standard leaves the distances open; they are those of Chromium.
///
/// @see <a href="https://drafts.csswg.org/css-lists-3/#list-style-position-property">CSS Lists 3: list-style-position</a>
final class MarkerPlacement {
    private static final long PADDING = 7 * LayoutUnit.ONE;

    /// Of the font size.
    private static final double DISCLOSURE_SIZE = 0.66;
    private static final double DISCLOSURE_GAP = 0.4;

    private MarkerPlacement() {}

    static boolean isOutside(LayoutBox box) {
        return box instanceof BlockContainer container && container.role() == BlockContainer.Role.OUTSIDE_MARKER;
    }

    static boolean isInsideSymbol(LayoutBox box) {
        return box instanceof BlockContainer container && container.role() == BlockContainer.Role.INSIDE_SYMBOL;
    }

    /// The distance from the begin of the line back to the begin of an outside marker.
    static long outsideDistance(LayoutBox marker, long markerSize, FontMetrics font) {
        return marker instanceof BlockContainer container && container.isSymbol()
                ? symbolOffset(font) + PADDING + LayoutUnit.ONE
                : markerSize;
    }

    /// The room that a symbol takes in a line, with the space after it.
    static long insideRoom(LayoutBox marker, FontMetrics font) {
        if (marker instanceof BlockContainer container && container.isDisclosure()) {
            double size = marker.style().fontSize();
            return LayoutUnit.of(DISCLOSURE_SIZE * size) + LayoutUnit.of(DISCLOSURE_GAP * size);
        }
        return insideStart() + symbolSize(font) + LayoutUnit.of(marker.style().fontSize());
    }

    /// Where a symbol in a line begins in its room.
    static long insideStart() {
        return -LayoutUnit.ONE;
    }

    private static long symbolOffset(FontMetrics font) {
        return (long) Math.floor(font.ascent() * 2 / 3) * LayoutUnit.ONE;
    }

    private static long symbolSize(FontMetrics font) {
        return ((long) Math.floor(font.ascent() * 2 / 3) + 1) / 2 * LayoutUnit.ONE + 2 * LayoutUnit.ONE;
    }
}
