package dev.frameloop.renderer.display;

import dev.frameloop.dom.css.value.AbsoluteColor;
import dev.frameloop.dom.css.value.BorderStyle;
import dev.frameloop.renderer.style.ComputedStyle;

import java.util.List;

/// A box, or the part of an inline box on one line, with the edges that are painted.
///
/// @param style its style
/// @param border the border edge, on whole pixels of its coordinate space
/// @param top the upper border's width, likewise the next three
/// @param paddingTop the upper padding, likewise the next three
/// @param leftEdge whether the box begins here; where not, there is neither border nor radius at the left
/// @param rightEdge whether the box ends here
/// @see <a href="https://drafts.csswg.org/css-backgrounds-3/">CSS Backgrounds and Borders 3</a>
public record PaintedBox(ComputedStyle style, Rectangle border, double top, double right, double bottom, double left,
        double paddingTop, double paddingRight, double paddingBottom, double paddingLeft, boolean leftEdge,
        boolean rightEdge) {
    /// The border edge with its radii.
    public RoundedRectangle borderShape() {
        CornerRadii radii = UsedClipPath.radii(List.of(style.borderTopLeftRadius(), style.borderTopRightRadius(),
                style.borderBottomRightRadius(), style.borderBottomLeftRadius()), border);
        if (!leftEdge || !rightEdge) {
            double l = leftEdge ? 1 : 0;
            double r = rightEdge ? 1 : 0;
            radii = new CornerRadii(radii.topLeftX() * l, radii.topLeftY() * l, radii.topRightX() * r,
                    radii.topRightY() * r,
                    radii.bottomRightX() * r, radii.bottomRightY() * r, radii.bottomLeftX() * l,
                    radii.bottomLeftY() * l);
        }
        return new RoundedRectangle(border, radii.fit(border.width(), border.height()));
    }

    /// The padding edge with its radii.
    public RoundedRectangle paddingShape() {
        return borderShape().inset(top, right, bottom, left);
    }

    /// The content edge with its radii.
    public RoundedRectangle contentShape() {
        return borderShape().inset(top + paddingTop, right + paddingRight, bottom + paddingBottom, left + paddingLeft);
    }

    /// The border, as an operation.
    PaintOperation.DrawBorder drawBorder() {
        return new PaintOperation.DrawBorder(borderShape(), topEdge(),
                edge(right, style.borderRightStyle(), style.borderRightColor()),
                edge(bottom, style.borderBottomStyle(), style.borderBottomColor()),
                edge(left, style.borderLeftStyle(), style.borderLeftColor()));
    }

    private BorderEdge topEdge() {
        return edge(top, style.borderTopStyle(), style.borderTopColor());
    }

    static BorderEdge edge(double width, BorderStyle style, AbsoluteColor color) {
        BorderEdge.Style look = switch (style) {
            case NONE -> BorderEdge.Style.NONE;
            case HIDDEN -> BorderEdge.Style.HIDDEN;
            case DOTTED -> BorderEdge.Style.DOTTED;
            case DASHED -> BorderEdge.Style.DASHED;
            case DOUBLE -> BorderEdge.Style.DOUBLE;
            case GROOVE -> BorderEdge.Style.GROOVE;
            case RIDGE -> BorderEdge.Style.RIDGE;
            case INSET -> BorderEdge.Style.INSET;
            case OUTSET -> BorderEdge.Style.OUTSET;
            default -> BorderEdge.Style.SOLID;
        };
        return new BorderEdge(width, look, color.argb());
    }

    /// Whether there is any border to see.
    boolean hasVisibleBorder() {
        return visible(top, style.borderTopStyle(), style.borderTopColor())
                || visible(right, style.borderRightStyle(), style.borderRightColor())
                || visible(bottom, style.borderBottomStyle(), style.borderBottomColor())
                || visible(left, style.borderLeftStyle(), style.borderLeftColor());
    }

    private static boolean visible(double width, BorderStyle style, AbsoluteColor color) {
        return width > 0 && style != BorderStyle.NONE && style != BorderStyle.HIDDEN && !color.isTransparent();
    }

    /// Whether the border hides what lies below all of it, so that the background need not reach there.
    boolean borderHidesBackground() {
        return hides(top, style.borderTopStyle(), style.borderTopColor())
                && hides(right, style.borderRightStyle(), style.borderRightColor())
                && hides(bottom, style.borderBottomStyle(), style.borderBottomColor())
                && hides(left, style.borderLeftStyle(), style.borderLeftColor());
    }

    private static boolean hides(double width, BorderStyle style, AbsoluteColor color) {
        return width > 0 && color.isOpaque() && switch (style) {
            case NONE, HIDDEN, DOTTED, DASHED, DOUBLE -> false;
            default -> true;
        };
    }
}
