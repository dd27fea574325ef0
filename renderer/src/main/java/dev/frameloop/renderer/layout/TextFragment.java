package dev.frameloop.renderer.layout;

import dev.frameloop.dom.view.Rect;
import dev.frameloop.renderer.box.TextBox;
import dev.frameloop.renderer.text.ShapedText;
import dev.frameloop.renderer.text.TextDirection;
import org.jspecify.annotations.Nullable;

/// A row of characters of one text, font and direction on one line. Its box is as high as the font's ascent and descent, not as the line.
public final class TextFragment extends Fragment {
    private final ShapedText text;
    private final long baseline;
    private final @Nullable TextOffsets offsets;

    /// @param offsets where the characters stand in the text of the box; null for what layout has added, such as a hyphen
    TextFragment(TextBox box, ShapedText text, long width, long height, long baseline,
            @Nullable TextOffsets offsets) {
        super(box, width, height);
        this.text = text;
        this.baseline = baseline;
        this.offsets = offsets;
    }

    /// The shaped text, whose runs of glyphs begin at the left edge of the fragment on its baseline.
    public ShapedText text() {
        return text;
    }

    /// The distance of the baseline from the upper edge.
    public long baseline() {
        return baseline;
    }

    /// The rectangle of those of its characters that stand between two indexes of the box's text, in CSS px from the fragment's corner; null
    /// where there are none.
    public @Nullable Rect rectOf(int from, int to) {
        if (textBox().isGenerated() || offsets == null) {
            return null;
        }
        double start = Double.POSITIVE_INFINITY;
        double end = Double.NEGATIVE_INFINITY;
        for (int i = text.start(); i < text.end(); i++) {
            int at = offsets.textOffset(i);
            if (at >= from && at < to) {
                double before = text.offsetAt(i);
                double after = text.offsetAfter(i);
                start = Math.min(start, before);
                end = Math.max(end, after);
            }
        }
        if (start > end) {
            return null;
        }
        if (text.width() == 0 && text.end() == text.start() + 1) {
            // A tab: it has no glyph, and its room is not the shaper's matter.
            return borderBox().toPixels();
        }
        boolean ltr = text.direction() == TextDirection.LTR;
        double left = ltr ? start : text.width() - end;
        boolean vertical = style().isVertical();
        return vertical
                ? new Rect(0, left, LayoutUnit.toPixels(width()), end - start)
                : new Rect(left, 0, end - start, LayoutUnit.toPixels(height()));
    }

    /// The box of the text.
    public TextBox textBox() {
        return (TextBox) box();
    }

    @Override
    public PhysicalRect scrollableOverflow() {
        return borderBox();
    }
}
