package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.AspectRatio;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.Size;
import dev.frameloop.renderer.box.NaturalSize;
import dev.frameloop.renderer.box.ReplacedBox;

import java.util.List;

import static dev.frameloop.renderer.layout.LayoutUnit.INDEFINITE;

/// Replaced boxes: sizes from the natural dimensions, with the ratio kept as far as the limits allow.
///
/// - 10.3.2, 10.6.2: the sizes before limits
/// - 10.4: both limits at once, by the table of constraint violations
///
/// @see <a href="https://www.w3.org/TR/CSS22/visudet.html#inline-replaced-width">CSS 2.2 10.3.2: replaced elements</a>
final class ReplacedLayout extends LayoutAlgorithm {
    private static final long DEFAULT_WIDTH = 300 * LayoutUnit.ONE;
    private static final long DEFAULT_HEIGHT = 150 * LayoutUnit.ONE;

    private final NaturalSize natural;

    ReplacedLayout(Layouter layouter, ReplacedBox box, ConstraintSpace space) {
        super(layouter, box, space);
        natural = box.naturalSize();
    }

    @Override
    LayoutResult layout() {
        long[] size = size(space.percentageInlineSize());
        FragmentBuilder builder = new FragmentBuilder(this);
        return LayoutResult.of(builder.build(size[0] + edges.inlineSum(), size[1] + edges.blockSum()), List.of());
    }

    @Override
    IntrinsicSizes intrinsicSizes() {
        long inline = size(INDEFINITE)[0] + edges.inlineSum();
        return new IntrinsicSizes(inline, inline);
    }

    /// What the box adds to its container's intrinsic sizes; a percentage lets it shrink to nothing.
    ///
    /// @see <a href="https://drafts.csswg.org/css-sizing-3/#replaced-percentage-min-contribution">CSS Sizing 3: compressible replaced elements</a>
    IntrinsicSizes contribution() {
        long max = size(INDEFINITE)[0] + edges.inlineSum();
        boolean compressible = isPercentage(inlineProperty()) || isPercentage(maxInline());
        return new IntrinsicSizes(compressible ? edges.inlineSum() : max, max);
    }

    private static boolean isPercentage(Size size) {
        return size instanceof LengthPercentage length && length.hasPercentage();
    }

    /// The inline and block size of the content box.
    private long[] size(long inlineBasis) {
        long blockBasis = space.percentageBlockSize();
        double ratio = ratio();
        long inline = space.fixedInlineSize()
                ? Math.max(0, space.availableInlineSize() - edges.inlineSum())
                : contentSize(inlineProperty(), inlineBasis, edges.inlineSum());
        long block = space.fixedBlockSize()
                ? Math.max(0, space.availableBlockSize() - edges.blockSum())
                : contentSize(blockProperty(), blockBasis, edges.blockSum());
        long maxInline = limit(maxInline(), inlineBasis, edges.inlineSum());
        long maxBlock = limit(maxBlock(), blockBasis, edges.blockSum());
        long minInline = Math.max(0, contentSize(minInline(), inlineBasis, edges.inlineSum()));
        long minBlock = Math.max(0, contentSize(minBlock(), blockBasis, edges.blockSum()));
        if (inline == INDEFINITE && block == INDEFINITE) {
            inline = naturalInline(ratio, inlineBasis);
            block = naturalBlock(inline, ratio);
            if (ratio > 0) {
                return constrain(inline, block, ratio, minInline, Math.max(minInline, maxInline), minBlock,
                        Math.max(minBlock, maxBlock));
            }
        } else if (inline == INDEFINITE) {
            block = clamp(block, minBlock, maxBlock);
            inline = ratio > 0 ? LayoutUnit.clamp((long) (block * ratio)) : naturalInline(ratio, inlineBasis);
        } else if (block == INDEFINITE) {
            inline = space.fixedInlineSize() ? inline : clamp(inline, minInline, maxInline);
            block = ratio > 0 ? LayoutUnit.clamp((long) (inline / ratio)) : naturalBlock(inline, ratio);
        }
        return new long[]{space.fixedInlineSize() ? inline : clamp(inline, minInline, maxInline),
                space.fixedBlockSize() ? block : clamp(block, minBlock, maxBlock)};
    }

    private static long clamp(long size, long min, long max) {
        return Math.max(min, Math.min(max, size));
    }

    private long contentSize(Size value, long basis, long edgeSum) {
        if (!(value instanceof LengthPercentage length) || length.hasPercentage() && basis == INDEFINITE) {
            return INDEFINITE;
        }
        long size = Edges.resolve(length, basis);
        return Math.max(0,
                style.boxSizing() == dev.frameloop.dom.css.value.BoxSizing.BORDER_BOX ? size - edgeSum : size);
    }

    private long limit(Size value, long basis, long edgeSum) {
        long limit = contentSize(value, basis, edgeSum);
        return limit == INDEFINITE ? LayoutUnit.MAX : limit;
    }

    /// The ratio inline over block; not above 0 where there is none.
    private double ratio() {
        AspectRatio property = style.aspectRatio();
        boolean naturalFirst = property.auto() && natural.ratio() > 0;
        double ratio = naturalFirst || !property.hasRatio() ? natural.ratio() : property.width() / property.height();
        return writingDirection.isHorizontal() ? ratio : 1 / ratio;
    }

    private long naturalInline(double ratio, long inlineBasis) {
        double inline = writingDirection.isHorizontal() ? natural.width() : natural.height();
        double block = writingDirection.isHorizontal() ? natural.height() : natural.width();
        if (!Double.isNaN(inline)) {
            return LayoutUnit.of(inline);
        }
        if (!Double.isNaN(block) && ratio > 0) {
            return LayoutUnit.of(block * ratio);
        }
        if (ratio > 0 && inlineBasis != INDEFINITE) {
            long margins = Edges.margin(style, writingDirection, inlineBasis).inlineSum();
            return Math.max(0, inlineBasis - margins - edges.inlineSum());
        }
        return writingDirection.isHorizontal() ? DEFAULT_WIDTH : DEFAULT_HEIGHT;
    }

    private long naturalBlock(long inline, double ratio) {
        double block = writingDirection.isHorizontal() ? natural.height() : natural.width();
        if (ratio > 0) {
            return LayoutUnit.clamp((long) (inline / ratio));
        }
        return !Double.isNaN(block)
                ? LayoutUnit.of(block)
                : writingDirection.isHorizontal() ? DEFAULT_HEIGHT : DEFAULT_WIDTH;
    }

    /// @see <a href="https://www.w3.org/TR/CSS22/visudet.html#min-max-widths">CSS 2.2 10.4: the table of constraint violations</a>
    private static long[] constrain(long w, long h, double ratio, long minW, long maxW, long minH, long maxH) {
        boolean wide = w > maxW;
        boolean narrow = w < minW;
        boolean high = h > maxH;
        boolean low = h < minH;
        if (wide && high) {
            return (double) maxW / w <= (double) maxH / h
                    ? new long[]{maxW, Math.max(minH, (long) (maxW / ratio))}
                    : new long[]{Math.max(minW, (long) (maxH * ratio)), maxH};
        }
        if (narrow && low) {
            return (double) minW / w <= (double) minH / h
                    ? new long[]{Math.min(maxW, (long) (minH * ratio)), minH}
                    : new long[]{minW, Math.min(maxH, (long) (minW / ratio))};
        }
        if (narrow && high) {
            return new long[]{minW, maxH};
        }
        if (wide && low) {
            return new long[]{maxW, minH};
        }
        if (wide) {
            return new long[]{maxW, Math.max((long) (maxW / ratio), minH)};
        }
        if (narrow) {
            return new long[]{minW, Math.min((long) (minW / ratio), maxH)};
        }
        if (high) {
            return new long[]{Math.max((long) (maxH * ratio), minW), maxH};
        }
        if (low) {
            return new long[]{Math.min((long) (minH * ratio), maxW), minH};
        }
        return new long[]{w, h};
    }

    private Size inlineProperty() {
        return writingDirection.isHorizontal() ? style.width() : style.height();
    }

    private Size blockProperty() {
        return writingDirection.isHorizontal() ? style.height() : style.width();
    }

    private Size minInline() {
        return writingDirection.isHorizontal() ? style.minWidth() : style.minHeight();
    }

    private Size maxInline() {
        return writingDirection.isHorizontal() ? style.maxWidth() : style.maxHeight();
    }

    private Size minBlock() {
        return writingDirection.isHorizontal() ? style.minHeight() : style.minWidth();
    }

    private Size maxBlock() {
        return writingDirection.isHorizontal() ? style.maxHeight() : style.maxWidth();
    }
}
