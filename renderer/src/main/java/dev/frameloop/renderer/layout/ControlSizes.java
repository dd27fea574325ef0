package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.ScrollbarWidth;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.renderer.box.FormControl;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.style.ComputedStyle;
import dev.frameloop.renderer.text.FontMetrics;

/// The sizes of form controls that follow from their attributes rather than from their content, as Chromium has them.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/rendering.html#the-input-element-as-a-text-entry-widget">HTML: text entry widgets</a>
final class ControlSizes {
    private static final long SCROLLBAR = 15 * LayoutUnit.ONE;
    private static final double OPTION_LINE = 1.2;

    private final Element element;
    private final FormControl control;
    private final ComputedStyle style;
    private final FontMetrics font;

    /// @param box the box of an element that is a control
    ControlSizes(LayoutBox box, Element element, FontMetrics font) {
        this.element = element;
        this.control = box.control();
        this.style = box.style();
        this.font = font;
    }

    /// The intrinsic inline sizes of the content box.
    IntrinsicSizes inlineSizes(IntrinsicSizes content) {
        return switch (control) {
            case TEXT_FIELD -> IntrinsicSizes.both(fieldSize());
            case TEXT_AREA -> IntrinsicSizes.both(LayoutUnit.of(averageWidth() * FormControl.columns(element))
                    + scrollbar());
            case LIST_BOX -> content.plus(scrollbar());
            default -> content;
        };
    }

    /// The characters that `size` says, in their average width, and what the widest character of the font is wider.
    private long fieldSize() {
        double average = averageWidth();
        double widest = StrictMath.round(font.boundingWidth());
        double more = widest > 0 ? widest - average : 0;
        return LayoutUnit.of(StrictMath.ceil(average * FormControl.columns(element) + more));
    }

    private double averageWidth() {
        return Math.max(font.averageWidth(), StrictMath.round(font.averageWidth()));
    }

    private long scrollbar() {
        return style.scrollbarWidth() == ScrollbarWidth.NONE ? 0 : SCROLLBAR;
    }

    /// The block size of the content box.
    long blockSize(long content) {
        return switch (control) {
            case TEXT_AREA -> FormControl.rows(element) * LineMetrics.lineHeight(style, font);
            case LIST_BOX -> FormControl.rows(element)
                    * (Math.max(LayoutUnit.of(OPTION_LINE * style.fontSize()), LineMetrics.lineHeight(style, font))
                            + LayoutUnit.ONE);
            default -> content;
        };
    }
}
