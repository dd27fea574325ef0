package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.renderer.box.Box;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.style.ComputedStyle;

import static dev.frameloop.renderer.layout.LayoutUnit.INDEFINITE;

/// The intrinsic inline sizes of a flex container: of its items beside each other, or of the largest one.
///
/// DIVERGES: columns that wrap count as one column, and items of a row are added up rather than flexed; an automatic flex basis limits no
/// contribution. Chromium does so too, and pages rely on it.
///
/// @see <a href="https://drafts.csswg.org/css-flexbox-1/#intrinsic-sizes">CSS Flexbox 9.9: intrinsic sizes</a>
final class FlexIntrinsicSizes {
    private final Layouter layouter;
    private final LayoutBox container;
    private final FlexAxes axes;

    FlexIntrinsicSizes(Layouter layouter, LayoutBox container, FlexAxes axes) {
        this.layouter = layouter;
        this.container = container;
        this.axes = axes;
    }

    IntrinsicSizes sizes() {
        long min = 0;
        long max = 0;
        int count = 0;
        for (Box child = container.firstChild(); child != null; child = child.nextSibling()) {
            LayoutBox item = (LayoutBox) child;
            if (item.isAbsolutelyPositioned()) {
                continue;
            }
            IntrinsicSizes sizes = layouter.contribution(item, axes.direction());
            if (axes.row()) {
                sizes = limitByBasis(item, sizes);
                min = axes.wraps() ? Math.max(min, sizes.min()) : min + sizes.min();
                max += sizes.max();
            } else {
                min = Math.max(min, sizes.min());
                max = Math.max(max, sizes.max());
            }
            count++;
        }
        if (axes.row() && count > 1 && container.style().columnGap() instanceof LengthPercentage gap) {
            long gaps = Math.max(0, Edges.resolve(gap, INDEFINITE)) * (count - 1);
            min += axes.wraps() ? 0 : gaps;
            max += gaps;
        }
        return new IntrinsicSizes(LayoutUnit.clamp(min), LayoutUnit.clamp(max));
    }

    /// An item with a definite flex basis that cannot grow is no larger than its flex base size, one that cannot shrink no smaller.
    ///
    /// @see <a href="https://drafts.csswg.org/css-flexbox-1/#intrinsic-item-contributions">CSS Flexbox 9.9.3: intrinsic contributions</a>
    private IntrinsicSizes limitByBasis(LayoutBox item, IntrinsicSizes sizes) {
        ComputedStyle style = item.style();
        if (!(style.flexBasis() instanceof LengthPercentage)
                || WritingDirection.of(style).isHorizontal() != axes.mainIsHorizontal()) {
            return sizes;
        }
        Sizing sizing = Sizing.of(layouter, item, ConstraintSpace.of(INDEFINITE, INDEFINITE));
        long basis = sizing.resolveInline(style.flexBasis());
        if (basis == INDEFINITE) {
            return sizes;
        }
        long base = sizing.clampInline(basis) + Edges.margin(style, axes.direction(), INDEFINITE).inlineSum();
        if (axes.minMain(style).isAuto() && !item.isScrollContainer()) {
            base = Math.max(base, sizes.min());
        }
        long most = style.flexGrow() > 0 ? Long.MAX_VALUE : base;
        long least = style.flexShrink() > 0 ? Long.MIN_VALUE : base;
        return new IntrinsicSizes(Math.max(least, Math.min(most, sizes.min())),
                Math.max(least, Math.min(most, sizes.max())));
    }
}
