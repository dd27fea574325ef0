package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.Alignment;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.Size;
import dev.frameloop.dom.css.value.SizeKeyword;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.box.ReplacedBox;
import dev.frameloop.renderer.style.ComputedStyle;
import org.jspecify.annotations.Nullable;

import static dev.frameloop.renderer.layout.LayoutUnit.INDEFINITE;

/// An item of a flex container while this is laid out. Sizes are of the border box.
///
/// - 9.2 the flex base size and hypothetical main size: {@link #determineBaseSize}
/// - 4.5 the automatic minimum size: {@link #automaticMinimum}
/// - 9.4 layout with the main size, then with the cross size too: {@link #layOut}, {@link #stretch}
///
/// @see <a href="https://drafts.csswg.org/css-flexbox-1/#flex-items">CSS Flexbox 4: flex items</a>
final class FlexItem {
    private final Layouter layouter;
    private final FlexAxes axes;
    /// What the item is sized in: the container's content area, as percentages see it.
    private final ConstraintSpace space;
    private final Sizing sizing;
    /// The container's inner cross size where items may be stretched to it from the start, else INDEFINITE.
    private final long lineCrossSize;
    final LayoutBox box;
    final ComputedStyle style;
    /// Whether the item's own inline axis is the main axis.
    final boolean mainIsInline;
    /// Margins along the container's axes, `auto` as 0, and which are `auto`.
    final LogicalEdges margin;
    final LogicalEdges autoMargins;
    final Alignment alignment;
    private final long mainEdges;
    private @Nullable LayoutResult measured;

    long baseSize;
    long minMain;
    long maxMain;
    long hypotheticalMain;
    long mainSize;
    boolean frozen;
    @Nullable
    LayoutResult result;
    /// Where the border box begins, from the start of the main and the cross axis.
    long mainOffset;
    long crossOffset;

    FlexItem(FlexLayout container, LayoutBox box, long contentInlineSize, long contentBlockSize, long lineCrossSize) {
        this.layouter = container.layouter;
        this.axes = container.axes();
        this.box = box;
        this.style = box.style();
        this.lineCrossSize = lineCrossSize;
        WritingDirection own = WritingDirection.of(style);
        this.space = ConstraintSpace.in(axes.direction(), own, contentInlineSize, contentBlockSize)
                .withShrinkToFit(true);
        this.sizing = Sizing.of(layouter, box, space);
        this.mainIsInline = own.isHorizontal() == axes.mainIsHorizontal();
        this.margin = Edges.margin(style, axes.direction(), contentInlineSize);
        this.autoMargins = Edges.autoMargins(style, axes.direction());
        this.mainEdges = mainIsInline ? sizing.edges().inlineSum() : sizing.edges().blockSum();
        this.alignment = alignment(container.style);
    }

    /// @see <a href="https://drafts.csswg.org/css-flexbox-1/#align-items-property">CSS Flexbox 8.3: cross-axis alignment</a>
    private Alignment alignment(ComputedStyle container) {
        Alignment self = style.alignSelf();
        if (self.kind() == Alignment.Kind.AUTO) {
            self = container.alignItems();
        }
        return switch (self.kind()) {
            case AUTO, NORMAL -> Alignment.of(Alignment.Kind.STRETCH);
            // Baselines lie along the main axis only where the item's lines do.
            case BASELINE -> mainIsInline && axes.row() ? self : Alignment.of(Alignment.Kind.SELF_START);
            case LAST_BASELINE -> mainIsInline && axes.row() ? self : Alignment.of(Alignment.Kind.SELF_END);
            default -> self;
        };
    }

    long marginMain() {
        return axes.mainSum(margin);
    }

    long marginCross() {
        return axes.crossSum(margin);
    }

    long crossSize() {
        return axes.crossSize(result().fragment());
    }

    LayoutResult result() {
        if (result == null) {
            throw new IllegalStateException("The item is not laid out yet");
        }
        return result;
    }

    /// The main size without border and padding.
    long inner(long size) {
        return size - mainEdges;
    }

    long clampMain(long size) {
        return Math.max(minMain, Math.min(maxMain, size));
    }

    boolean stretches() {
        return alignment.kind() == Alignment.Kind.STRETCH && axes.crossProperty(style).isAuto()
                && axes.crossSum(autoMargins) == 0;
    }

    /// @see <a href="https://drafts.csswg.org/css-flexbox-1/#algo-main-item">CSS Flexbox 9.2.3: flex base size and hypothetical main size</a>
    void determineBaseSize() {
        Size basis = style.flexBasis().isAuto() ? axes.mainProperty(style) : style.flexBasis();
        // A. A definite flex basis.
        long size = resolveMain(basis);
        boolean automatic = size == INDEFINITE;
        if (automatic) {
            // B. A cross size that a ratio turns into a main size.
            long cross = sizing.hasRatio() ? definiteCross() : INDEFINITE;
            // C.-E. The size of the content.
            size = cross == INDEFINITE ? contentMain(false) : mainFromCross(cross);
        }
        baseSize = Math.max(size, mainEdges);
        long max = resolveMain(axes.maxMain(style));
        maxMain = max == INDEFINITE ? LayoutUnit.MAX : Math.max(max, mainEdges);
        long min = resolveMain(axes.minMain(style));
        if (min == INDEFINITE) {
            min = axes.minMain(style).isAuto() && !box.isScrollContainer() ? automaticMinimum() : 0;
        }
        minMain = Math.max(min, mainEdges);
        hypotheticalMain = clampMain(baseSize);
        mainSize = hypotheticalMain;
    }

    /// @see <a href="https://drafts.csswg.org/css-flexbox-1/#min-size-auto">CSS Flexbox 4.5: automatic minimum size of flex items</a>
    private long automaticMinimum() {
        long content = contentMain(true);
        if (sizing.hasRatio()) {
            long minCross = resolveCross(axes.minCross(style));
            long maxCross = resolveCross(axes.maxCross(style));
            content = maxCross == INDEFINITE ? content : Math.min(content, mainFromCross(maxCross));
            content = minCross == INDEFINITE ? content : Math.max(content, mainFromCross(minCross));
        }
        long specified = resolveMain(axes.mainProperty(style));
        if (specified == INDEFINITE && box instanceof ReplacedBox && sizing.hasRatio()) {
            long cross = definiteCross();
            specified = cross == INDEFINITE ? INDEFINITE : mainFromCross(cross);
        }
        return Math.min(maxMain, specified == INDEFINITE ? content : Math.min(specified, content));
    }

    /// The border box's main size for a value; INDEFINITE where the value is automatic, or a percentage of what is not known.
    private long resolveMain(Size value) {
        if (mainIsInline) {
            return sizing.resolveInline(value);
        }
        boolean content = !(value instanceof LengthPercentage) && value != SizeKeyword.CONTENT
                && value != SizeKeyword.AUTO && value != SizeKeyword.NONE && value != SizeKeyword.STRETCH;
        return value == SizeKeyword.CONTENT
                ? INDEFINITE
                : sizing.resolveBlock(value, content ? contentMain(false) : INDEFINITE);
    }

    private long resolveCross(Size value) {
        return mainIsInline ? sizing.resolveBlock(value, INDEFINITE) : sizing.resolveInline(value);
    }

    private long clampCross(long size) {
        return mainIsInline ? sizing.clampBlock(size, INDEFINITE) : sizing.clampInline(size);
    }

    /// The cross size where it is known before the item is laid out.
    ///
    /// @see <a href="https://drafts.csswg.org/css-flexbox-1/#definite-sizes">CSS Flexbox 9.9: definite and indefinite sizes</a>
    private long definiteCross() {
        if (stretches() && lineCrossSize != INDEFINITE) {
            return clampCross(Math.max(0, lineCrossSize - marginCross()));
        }
        long size = axes.crossProperty(style) instanceof LengthPercentage length ? resolveCross(length) : INDEFINITE;
        return size == INDEFINITE ? INDEFINITE : clampCross(size);
    }

    private long mainFromCross(long cross) {
        return mainIsInline ? sizing.inlineFromBlock(cross) : sizing.blockFromInline(cross);
    }

    /// The main size that the content asks for, whatever the properties say.
    ///
    /// @param minimum the min-content rather than the max-content size
    private long contentMain(boolean minimum) {
        if (box instanceof ReplacedBox replaced && (minimum || !mainIsInline)) {
            return replacedMain(replaced);
        }
        if (mainIsInline) {
            // The intrinsic sizes count percentages of padding as nothing.
            long percentages = mainEdges - Sizing.of(layouter, box, ConstraintSpace.of(INDEFINITE, INDEFINITE)).edges()
                    .inlineSum();
            IntrinsicSizes sizes = layouter.intrinsicSizes(box).plus(percentages);
            return minimum ? sizes.min() : sizes.max();
        }
        BoxFragment fragment = measure().fragment();
        return sizing.hasRatio() && !minimum
                ? sizing.blockFromInline(WritingDirection.of(style).inlineSize(fragment))
                : fragment.contentBlockSize();
    }

    private long replacedMain(ReplacedBox replaced) {
        long cross = sizing.hasRatio() ? definiteCross() : INDEFINITE;
        if (cross != INDEFINITE) {
            return mainFromCross(cross);
        }
        double natural = axes.mainIsHorizontal() ? replaced.naturalSize().width() : replaced.naturalSize().height();
        return Double.isNaN(natural)
                ? axes.mainSize(layouter.layout(box, space).fragment())
                : LayoutUnit.of(natural) + mainEdges;
    }

    /// The layout with an automatic main size along the item's block axis.
    private LayoutResult measure() {
        if (measured == null) {
            long cross = stretches() ? definiteCross() : INDEFINITE;
            measured = layouter.layout(box, cross == INDEFINITE ? space : space.withFixedInlineSize(cross));
        }
        return measured;
    }

    /// Lays the item out with its main size.
    ///
    /// @param definite whether percentages of the item's children may refer to the main size
    /// @see <a href="https://drafts.csswg.org/css-flexbox-1/#algo-cross-item">CSS Flexbox 9.4.7: hypothetical cross sizes</a>
    void layOut(boolean definite) {
        if (mainIsInline) {
            ConstraintSpace sized = space.withFixedInlineSize(mainSize);
            long cross = stretches() ? definiteCross() : INDEFINITE;
            result = layouter.layout(box, cross == INDEFINITE ? sized : sized.withFixedBlockSize(cross, true));
            return;
        }
        if (measured != null && !definite && axes.mainSize(measured.fragment()) == mainSize) {
            result = measured;
            return;
        }
        ConstraintSpace sized = space.withFixedBlockSize(mainSize, definite);
        long cross = stretches() ? definiteCross() : INDEFINITE;
        result = layouter.layout(box, cross == INDEFINITE ? sized : sized.withFixedInlineSize(cross));
    }

    /// Gives the item its line's cross size, within its own limits.
    ///
    /// @see <a href="https://drafts.csswg.org/css-flexbox-1/#algo-stretch">CSS Flexbox 9.4.11: used cross sizes</a>
    void stretch(long line, boolean definite) {
        long cross = clampCross(Math.max(0, line - marginCross()));
        if (lineCrossSize != INDEFINITE && cross == crossSize()) {
            return;
        }
        result = layouter.layout(box, mainIsInline
                ? space.withFixedInlineSize(mainSize).withFixedBlockSize(cross, true)
                : space.withFixedBlockSize(mainSize, definite).withFixedInlineSize(cross));
    }

    /// The first or last baseline from the block-start border edge; the block-end edge where there is none.
    long baseline(boolean last) {
        BoxFragment fragment = result().fragment();
        long baseline = last ? fragment.lastBaseline() : fragment.firstBaseline();
        return baseline == INDEFINITE || !mainIsInline && axes.row()
                ? axes.direction().blockSize(fragment)
                : baseline;
    }

    /// The distance of the first baseline from the margin edge at the start of the cross axis.
    long beforeBaseline() {
        long baseline = baseline(false);
        return axes.crossStart(margin) + (axes.crossReversed() ? crossSize() - baseline : baseline);
    }

    /// The distance of the last baseline from the margin edge at the end of the cross axis.
    long afterBaseline() {
        long baseline = baseline(true);
        return axes.crossEnd(margin) + (axes.crossReversed() ? baseline : crossSize() - baseline);
    }
}
