package dev.frameloop.renderer.layout;

import dev.frameloop.renderer.box.TextBox;
import dev.frameloop.renderer.text.ShapedText;

/// A row of characters of one text, font and direction on one line. Its box is as high as the font's ascent and descent, not as the line.
public final class TextFragment extends Fragment {
    private final ShapedText text;
    private final long baseline;
    private final TextOffsets offsets;

    TextFragment(TextBox box, ShapedText text, long width, long height, long baseline, TextOffsets offsets) {
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

    /// Where the characters stand in the text of the box.
    TextOffsets offsets() {
        return offsets;
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
