package dev.frameloop.renderer.display;

import dev.frameloop.dom.css.value.Auto;
import dev.frameloop.dom.css.value.Ident;
import dev.frameloop.dom.css.value.Isolation;
import dev.frameloop.dom.css.value.NumericLiteral;
import dev.frameloop.dom.css.value.Positioning;
import dev.frameloop.renderer.box.Box;
import dev.frameloop.renderer.box.InlineBox;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.style.ComputedStyle;

import java.util.Set;

/// Tells which boxes are painted as a whole, and at which level of the stacking context around them.
///
/// @see <a href="https://www.w3.org/TR/CSS22/zindex.html">CSS 2.2 Appendix E: stacking contexts</a>
final class PaintOrder {
    private static final Set<String> STACKING = Set.of("opacity", "transform", "filter", "backdrop-filter", "clip-path",
            "mix-blend-mode", "isolation", "z-index", "position", "translate", "rotate", "scale", "perspective",
            "mask", "mask-image", "contain", "view-transition-name");

    private PaintOrder() {}

    static boolean isPositioned(ComputedStyle style) {
        return style.position() != Positioning.STATIC;
    }

    /// Whether a box is painted at a level of its own rather than in the flow: a positioned box, or a stacking context.
    static boolean isLayered(Box box) {
        return isPositioned(box.style()) || isStackingContext(box);
    }

    /// Whether all positioned descendants of a box are painted within it.
    ///
    /// @see <a href="https://drafts.csswg.org/css-position-4/#stacking-contexts">CSS Positioned Layout 4: stacking contexts</a>
    static boolean isStackingContext(Box box) {
        ComputedStyle style = box.style();
        boolean transformable = !(box instanceof InlineBox);
        boolean ordered = style.zIndex() != Auto.AUTO
                && (isPositioned(style) || box instanceof LayoutBox layout && layout.isFlexLevel());
        return ordered || style.position() == Positioning.FIXED || style.position() == Positioning.STICKY
                || isGrouped(style)
                || transformable
                        && (UsedTransform.isTransformed(style) || style.contain().paint() || style.contain().layout())
                || willStack(style);
    }

    /// Whether effects apply to a box and its content as a group.
    static boolean isGrouped(ComputedStyle style) {
        return style.opacity() < 1 || !style.filter().isEmpty() || !style.backdropFilter().isEmpty()
                || !style.clipPath().isNone() || isIsolated(style)
                || style.mixBlendMode() != dev.frameloop.dom.css.value.BlendMode.NORMAL;
    }

    /// Whether blending within a box sees nothing of what lies below the box.
    static boolean isIsolated(ComputedStyle style) {
        return style.isolation() == Isolation.ISOLATE;
    }

    private static boolean willStack(ComputedStyle style) {
        for (Ident ident : style.willChange()) {
            if (STACKING.contains(ident.name())) {
                return true;
            }
        }
        return false;
    }

    /// The level within the stacking context: 0 for `auto`.
    static int level(Box box) {
        ComputedStyle style = box.style();
        boolean applies = isPositioned(style) || box instanceof LayoutBox layout && layout.isFlexLevel();
        return applies && style.zIndex() instanceof NumericLiteral number ? (int) number.resolve(0) : 0;
    }
}
