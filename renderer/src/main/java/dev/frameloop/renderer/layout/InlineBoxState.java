package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.VerticalAlign;
import dev.frameloop.dom.css.value.VerticalAlignKeyword;
import dev.frameloop.renderer.box.InlineBox;
import dev.frameloop.renderer.style.ComputedStyle;
import dev.frameloop.renderer.text.FontMetrics;

import org.jspecify.annotations.Nullable;

/// An inline box on a line that is being built, or the line's root inline box: where its baseline is, and how high it is.
///
/// Boxes whose baselines are tied to each other form a *group*; `vertical-align: top` and `bottom` begin one of their own, which is placed when
/// the height of the line is known.
///
/// @see <a href="https://www.w3.org/TR/CSS22/visudet.html#line-height">CSS 2.2 10.8: line height calculations</a>
final class InlineBoxState {
    final @Nullable InlineBox box;
    final @Nullable InlineBoxState parent;
    final int depth;
    final ComputedStyle style;
    final FontMetrics font;
    /// The font's height, without and with leading.
    final LineMetrics textMetrics;
    final LineMetrics metrics;
    final Group group;
    /// How far the baseline lies below that of the group.
    final long shift;
    boolean starts;
    boolean ends;
    /// The first and last leaf in it, in logical order; -1 before there is one.
    int firstLeaf = -1;
    int lastLeaf = -1;

    /// Things on a line with a common baseline.
    static final class Group {
        final VerticalAlignKeyword edge;
        LineMetrics extent = LineMetrics.ZERO;
        boolean used;

        Group(VerticalAlignKeyword edge) {
            this.edge = edge;
        }

        void include(LineMetrics metrics) {
            extent = used ? extent.union(metrics) : metrics;
            used = true;
        }
    }

    /// The root inline box of a line.
    InlineBoxState(ComputedStyle style, FontMetrics font) {
        this(null, null, style, font, new Group(VerticalAlignKeyword.BASELINE));
        group.include(metrics);
    }

    private InlineBoxState(@Nullable InlineBox box, @Nullable InlineBoxState parent, ComputedStyle style,
            FontMetrics font, Group rootGroup) {
        this.box = box;
        this.parent = parent;
        this.depth = parent == null ? 0 : parent.depth + 1;
        this.style = style;
        this.font = font;
        this.textMetrics = LineMetrics.of(font);
        this.metrics = textMetrics.withLineHeight(LineMetrics.lineHeight(style, font));
        VerticalAlign align = style.verticalAlign();
        boolean ownGroup = parent != null && isEdge(align);
        this.group = parent == null ? rootGroup : ownGroup ? new Group((VerticalAlignKeyword) align) : parent.group;
        this.shift = parent == null || ownGroup ? 0 : parent.shift + parent.shiftOf(style, metrics);
    }

    /// An inline box within this one.
    InlineBoxState open(InlineBox inner, FontMetrics innerFont) {
        InlineBoxState state = new InlineBoxState(inner, this, inner.style(), innerFont, group);
        state.group.include(state.metrics.shift(state.shift));
        return state;
    }

    static boolean isEdge(VerticalAlign align) {
        return align == VerticalAlignKeyword.TOP || align == VerticalAlignKeyword.BOTTOM;
    }

    /// How far below this box's baseline that of something in it lies.
    ///
    /// @param metrics the height of the thing: an inline box with leading, or a margin box
    /// @see <a href="https://www.w3.org/TR/CSS22/visudet.html#propdef-vertical-align">CSS 2.2 10.8.1: vertical-align</a>
    long shiftOf(ComputedStyle inner, LineMetrics innerMetrics) {
        return switch (inner.verticalAlign()) {
            case LengthPercentage length -> {
                double basis = length.hasPercentage()
                        ? LayoutUnit.toPixels(innerLineHeight(inner))
                        : 0;
                yield -LayoutUnit.of(length.resolve(basis));
            }
            case VerticalAlignKeyword keyword -> switch (keyword) {
                case BASELINE, TOP, BOTTOM -> 0;
                case SUB -> LayoutUnit.of(style.fontSize()) / 5 + LayoutUnit.ONE;
                case SUPER -> -(LayoutUnit.of(style.fontSize()) / 3 + LayoutUnit.ONE);
                case MIDDLE ->
                    (innerMetrics.ascent() - innerMetrics.descent()) / 2 - LayoutUnit.round(font.xHeight() / 2);
                case TEXT_TOP -> innerMetrics.ascent() - textMetrics.ascent();
                case TEXT_BOTTOM -> textMetrics.descent() - innerMetrics.descent();
            };
        };
    }

    private long innerLineHeight(ComputedStyle inner) {
        double used = inner.usedLineHeight();
        return Double.isNaN(used) ? LayoutUnit.round(font.lineSpacing()) : LayoutUnit.of(used);
    }
}
