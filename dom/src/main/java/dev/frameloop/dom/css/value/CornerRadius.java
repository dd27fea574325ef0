package dev.frameloop.dom.css.value;

import java.util.List;

/// The radius of one corner.
///
/// @param horizontal its half-axis along the horizontal edge; a percentage is of the box's width
/// @param vertical its half-axis along the vertical edge; a percentage is of the box's height
public record CornerRadius(Numeric horizontal, Numeric vertical) implements CssValue {
    /// A right angle.
    public static final CornerRadius ZERO = new CornerRadius(LengthPercentage.ZERO, LengthPercentage.ZERO);

    /// Four corners in the shortest form.
    ///
    /// @param radii from the top left one clockwise
    public static String text(List<CornerRadius> radii) {
        String horizontal = CssText.edges(radii.stream().map(radius -> radius.horizontal.cssText()).toList());
        String vertical = CssText.edges(radii.stream().map(radius -> radius.vertical.cssText()).toList());
        return horizontal.equals(vertical) ? horizontal : horizontal + " / " + vertical;
    }

    @Override
    public CornerRadius computed(ComputationContext context) {
        return new CornerRadius(horizontal.computed(context), vertical.computed(context));
    }

    @Override
    public String cssText() {
        return horizontal.equals(vertical) ? horizontal.cssText() : horizontal.cssText() + " " + vertical.cssText();
    }
}
