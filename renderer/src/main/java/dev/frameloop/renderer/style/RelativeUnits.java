package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.value.ComputationContext;
import dev.frameloop.dom.css.value.Unit;
import org.jspecify.annotations.Nullable;

/// What relative units mean for one element.
///
/// @see <a href="https://drafts.csswg.org/css-values-4/#relative-lengths">CSS Values 4: relative lengths</a>
final class RelativeUnits implements ComputationContext {
    static final RelativeUnits INITIAL = new RelativeUnits(StyleEnvironment.ofViewport(0, 0), null, null, null);

    private final StyleEnvironment environment;
    private final @Nullable ComputedStyle fontStyle;
    private final @Nullable ComputedStyle lineStyle;
    private final @Nullable ComputedStyle root;
    private boolean usesViewport;

    /// @param fontStyle whose font `em` and its kin refer to; null for the initial style
    /// @param lineStyle whose line height `lh` refers to; null for the initial style
    /// @param root whose font `rem` and its kin refer to; null for the initial style
    RelativeUnits(StyleEnvironment environment, @Nullable ComputedStyle fontStyle, @Nullable ComputedStyle lineStyle,
            @Nullable ComputedStyle root) {
        this.environment = environment;
        this.fontStyle = fontStyle;
        this.lineStyle = lineStyle;
        this.root = root;
    }

    /// Whether a unit of the viewport was asked for.
    boolean usesViewport() {
        return usesViewport;
    }

    @Override
    public boolean usesDarkColorScheme() {
        return false;
    }

    @Override
    public double pixelsPer(Unit unit) {
        if (unit.isViewportRelative()) {
            usesViewport = true;
            return viewport(unit);
        }
        FontMetricsSource fonts = environment.fonts();
        return switch (unit) {
            case EM, IC -> size(fontStyle);
            case REM, RIC -> size(root);
            case EX -> fontStyle == null ? 8 : fonts.xHeight(fontStyle);
            case REX -> root == null ? 8 : fonts.xHeight(root);
            case CH -> fontStyle == null ? 8 : fonts.zeroAdvance(fontStyle);
            case RCH -> root == null ? 8 : fonts.zeroAdvance(root);
            case CAP -> size(fontStyle) * 0.7;
            case RCAP -> size(root) * 0.7;
            case LH -> lineHeight(lineStyle);
            case RLH -> lineHeight(root);
            default -> unit.canonical();
        };
    }

    private static double size(@Nullable ComputedStyle style) {
        return style == null ? 16 : style.fontSize();
    }

    private double lineHeight(@Nullable ComputedStyle style) {
        if (style == null) {
            return 19.2;
        }
        double used = style.usedLineHeight();
        return Double.isNaN(used) ? environment.fonts().normalLineHeight(style) : used;
    }

    private double viewport(Unit unit) {
        double width = environment.viewportWidth() / 100;
        double height = environment.viewportHeight() / 100;
        boolean vertical = fontStyle != null && fontStyle.isVertical();
        return switch (unit) {
            case VW, SVW, LVW, DVW -> width;
            case VH, SVH, LVH, DVH -> height;
            case VI, SVI, LVI, DVI -> vertical ? height : width;
            case VB, SVB, LVB, DVB -> vertical ? width : height;
            case VMIN, SVMIN, LVMIN, DVMIN -> Math.min(width, height);
            default -> Math.max(width, height);
        };
    }

    /// How many device pixels one px is wide.
    double devicePixelRatio() {
        return environment.devicePixelRatio();
    }
}
