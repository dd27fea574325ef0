package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.AspectRatio;
import dev.frameloop.dom.css.value.BoxSizing;
import dev.frameloop.dom.css.value.FitContentSize;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.Size;
import dev.frameloop.dom.css.value.SizeKeyword;
import dev.frameloop.renderer.box.FormControl;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.box.ReplacedBox;
import dev.frameloop.renderer.style.ComputedStyle;

import static dev.frameloop.renderer.layout.LayoutUnit.INDEFINITE;

/// From `width`, `height` and their limits to the used sizes of a border box that is not replaced.
///
/// - {@link #inlineSize}: CSS Sizing 3 section 3.1, with section 5.1 for keywords, and CSS Sizing 4 section 5 for `aspect-ratio`
/// - {@link #blockSize}, {@link #definiteBlockSize}: likewise along the block axis
/// - {@link #contribution}: CSS Sizing 3 section 5.2, what a box adds to the intrinsic sizes of its container
///
/// @see <a href="https://drafts.csswg.org/css-sizing-3/">CSS Sizing 3</a>
final class Sizing {
    private final Layouter layouter;
    private final LayoutBox box;
    private final ComputedStyle style;
    private final ConstraintSpace space;
    private final WritingDirection direction;
    private final LogicalEdges edges;

    /// @param edges border and padding of the box
    Sizing(Layouter layouter, LayoutBox box, ConstraintSpace space, WritingDirection direction, LogicalEdges edges) {
        this.layouter = layouter;
        this.box = box;
        this.style = box.style();
        this.space = space;
        this.direction = direction;
        this.edges = edges;
    }

    static Sizing of(Layouter layouter, LayoutBox box, ConstraintSpace space) {
        WritingDirection direction = WritingDirection.of(box.style());
        LogicalEdges shared = space.collapsedBorder();
        LogicalEdges border = shared == null ? Edges.border(box.style(), direction) : shared;
        return new Sizing(layouter, box, space, direction, border
                .plus(Edges.padding(box.style(), direction, space.percentageInlineSize())));
    }

    /// Border and padding.
    LogicalEdges edges() {
        return edges;
    }

    Size inlineProperty() {
        return direction.isHorizontal() ? style.width() : style.height();
    }

    Size blockProperty() {
        return direction.isHorizontal() ? style.height() : style.width();
    }

    private Size minInline() {
        return direction.isHorizontal() ? style.minWidth() : style.minHeight();
    }

    private Size maxInline() {
        return direction.isHorizontal() ? style.maxWidth() : style.maxHeight();
    }

    private Size minBlock() {
        return direction.isHorizontal() ? style.minHeight() : style.minWidth();
    }

    private Size maxBlock() {
        return direction.isHorizontal() ? style.maxHeight() : style.maxWidth();
    }

    /// The used inline size of the border box.
    long inlineSize() {
        if (space.fixedInlineSize()) {
            return Math.max(edges.inlineSum(), space.availableInlineSize());
        }
        long size = resolveInline(inlineProperty());
        boolean fromRatio = false;
        if (size == INDEFINITE) {
            long block = hasRatio() ? definiteBlockSize() : INDEFINITE;
            fromRatio = block != INDEFINITE;
            size = fromRatio ? inlineFromBlock(block) : automaticInlineSize();
        }
        size = clampInline(size);
        boolean contentMinimum = fromRatio && minInline().isAuto() && !box.isScrollContainer();
        return contentMinimum ? Math.max(size, Math.min(intrinsic().min(), limit(maxInline()))) : size;
    }

    private long limit(Size maximum) {
        long limit = resolveInline(maximum);
        return limit == INDEFINITE ? LayoutUnit.MAX : limit;
    }

    private long automaticInlineSize() {
        long room = room();
        return space.shrinkToFit() || room == INDEFINITE || box.control() != FormControl.NONE
                ? intrinsic().fitContent(room)
                : room;
    }

    /// The room for the border box.
    long room() {
        return space.availableInlineSize() == INDEFINITE
                ? INDEFINITE
                : Math.max(0, space.availableInlineSize() - margins());
    }

    private long margins() {
        return Edges.margin(style, direction, space.percentageInlineSize()).inlineSum();
    }

    private IntrinsicSizes intrinsic() {
        return layouter.intrinsicSizes(box);
    }

    /// Limits an inline size to what `min-` and `max-` say.
    long clampInline(long size) {
        long result = size;
        long max = resolveInline(maxInline());
        if (max != INDEFINITE) {
            result = Math.min(result, max);
        }
        long min = resolveInline(minInline());
        if (min != INDEFINITE) {
            result = Math.max(result, min);
        }
        return Math.max(result, edges.inlineSum());
    }

    /// The border box's inline size for a value; INDEFINITE where the value is automatic or there is none.
    long resolveInline(Size value) {
        return switch (value) {
            case LengthPercentage length ->
                length.hasPercentage() && space.percentageInlineSize() == INDEFINITE
                        ? INDEFINITE
                        : borderBox(Edges.resolve(length, space.percentageInlineSize()), edges.inlineSum());
            case FitContentSize(var limit) -> {
                long basis = space.percentageInlineSize() == INDEFINITE ? 0 : space.percentageInlineSize();
                yield intrinsic().fitContent(
                        borderBox(LayoutUnit.of(limit.resolve(LayoutUnit.toPixels(basis))), edges.inlineSum()));
            }
            case SizeKeyword keyword -> switch (keyword) {
                case AUTO, NONE, CONTENT -> INDEFINITE;
                case MIN_CONTENT -> intrinsic().min();
                case MAX_CONTENT -> intrinsic().max();
                case FIT_CONTENT -> intrinsic().fitContent(room());
                case STRETCH -> room();
            };
        };
    }

    /// The block size of the border box if it is known before its content is laid out, else INDEFINITE.
    long definiteBlockSize() {
        if (space.fixedBlockSize()) {
            return space.indefiniteBlockSize()
                    ? INDEFINITE
                    : Math.max(edges.blockSum(), space.availableBlockSize());
        }
        long size = resolveBlock(blockProperty(), INDEFINITE);
        return size == INDEFINITE ? INDEFINITE : clampBlock(size, INDEFINITE);
    }

    /// As {@link #definiteBlockSize()}, also where it follows from the inline size by a ratio.
    long definiteBlockSize(long inlineSize) {
        long definite = definiteBlockSize();
        return definite == INDEFINITE && hasRatio() && blockProperty().isAuto() && !space.fixedBlockSize()
                ? clampBlock(blockFromInline(inlineSize), INDEFINITE)
                : definite;
    }

    /// The used block size of the border box.
    ///
    /// @param content the block size that its content needs, edges included
    long blockSize(long content, long inlineSize) {
        if (space.fixedBlockSize()) {
            return Math.max(edges.blockSum(), space.availableBlockSize());
        }
        long size = resolveBlock(blockProperty(), content);
        if (size == INDEFINITE) {
            size = content;
            if (hasRatio()) {
                size = blockFromInline(inlineSize);
                if (minBlock().isAuto() && !box.isScrollContainer()) {
                    size = Math.max(size, content);
                }
            }
        }
        return clampBlock(size, content);
    }

    /// Limits a block size to what `min-` and `max-` say.
    long clampBlock(long size, long content) {
        long result = size;
        long max = resolveBlock(maxBlock(), content);
        if (max != INDEFINITE) {
            result = Math.min(result, max);
        }
        long min = resolveBlock(minBlock(), content);
        if (min != INDEFINITE) {
            result = Math.max(result, min);
        }
        return Math.max(result, edges.blockSum());
    }

    long resolveBlock(Size value, long content) {
        return switch (value) {
            case LengthPercentage length ->
                length.hasPercentage() && space.percentageBlockSize() == INDEFINITE
                        ? INDEFINITE
                        : borderBox(Edges.resolve(length, space.percentageBlockSize()), edges.blockSum());
            case SizeKeyword keyword when keyword == SizeKeyword.STRETCH ->
                space.availableBlockSize() == INDEFINITE
                        ? INDEFINITE
                        : space.availableBlockSize()
                                - Edges.margin(style, direction, space.percentageInlineSize()).blockSum();
            case SizeKeyword keyword when keyword == SizeKeyword.AUTO || keyword == SizeKeyword.NONE -> INDEFINITE;
            default -> content;
        };
    }

    private long borderBox(long length, long edgeSum) {
        return style.boxSizing() == BoxSizing.BORDER_BOX
                ? Math.max(length, edgeSum)
                : LayoutUnit.clamp(Math.max(0, length) + edgeSum);
    }

    /// @see <a href="https://drafts.csswg.org/css-sizing-4/#aspect-ratio">CSS Sizing 4: preferred aspect ratios</a>
    boolean hasRatio() {
        return ratio() > 0;
    }

    /// Inline over block size; NaN without a ratio.
    private double ratio() {
        AspectRatio property = style.aspectRatio();
        double natural = box instanceof ReplacedBox replaced ? replaced.naturalSize().ratio() : Double.NaN;
        double ratio = property.hasRatio() && !(property.auto() && natural > 0)
                ? property.width() / property.height()
                : natural;
        return direction.isHorizontal() ? ratio : 1 / ratio;
    }

    private boolean ratioIsOfBorderBox() {
        return style.boxSizing() == BoxSizing.BORDER_BOX && !style.aspectRatio().auto();
    }

    long inlineFromBlock(long block) {
        return ratioIsOfBorderBox()
                ? LayoutUnit.clamp((long) (block * ratio()))
                : LayoutUnit.clamp((long) ((block - edges.blockSum()) * ratio()) + edges.inlineSum());
    }

    long blockFromInline(long inline) {
        return ratioIsOfBorderBox()
                ? LayoutUnit.clamp((long) (inline / ratio()))
                : LayoutUnit.clamp((long) ((inline - edges.inlineSum()) / ratio()) + edges.blockSum());
    }

    /// What the box adds to the intrinsic sizes of its container along its own inline axis, margins left out. Percentages count as
    /// `auto`, since what they are of is being asked for.
    IntrinsicSizes contribution() {
        long size = resolveInline(inlineProperty());
        if (size == INDEFINITE && hasRatio()) {
            long block = definiteBlockSize();
            size = block == INDEFINITE ? INDEFINITE : inlineFromBlock(block);
        }
        if (size != INDEFINITE) {
            long used = clampInline(size);
            return new IntrinsicSizes(used, used);
        }
        IntrinsicSizes content = intrinsic();
        return new IntrinsicSizes(clampInline(content.min()), clampInline(content.max()));
    }
}
