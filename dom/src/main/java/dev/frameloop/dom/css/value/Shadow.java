package dev.frameloop.dom.css.value;

import org.jspecify.annotations.Nullable;

import java.util.StringJoiner;

/// One shadow of a box or text.
///
/// @param color its colour; null for the element's `color`
/// @param x how far to the right
/// @param y how far down
/// @param blur the blur radius, not negative; null when not given
/// @param spread how far it grows; null when not given
/// @param inset whether it falls inside the box
public record Shadow(@Nullable Color color, Numeric x, Numeric y, @Nullable Numeric blur, @Nullable Numeric spread,
        boolean inset)
        implements
            CssValue {
    /// The horizontal offset in px, as computed.
    public double offsetX() {
        return x.resolve(0);
    }

    /// The vertical offset in px, as computed.
    public double offsetY() {
        return y.resolve(0);
    }

    /// The blur radius in px, as computed.
    public double blurRadius() {
        return blur == null ? 0 : blur.resolve(0);
    }

    /// The spread distance in px, as computed.
    public double spreadDistance() {
        return spread == null ? 0 : spread.resolve(0);
    }

    @Override
    public Shadow computed(ComputationContext context) {
        return new Shadow(color == null ? CurrentColor.CURRENTCOLOR : (Color) color.computed(context),
                x.computed(context),
                y.computed(context), blur == null ? LengthPercentage.ZERO : blur.computed(context),
                spread == null ? null : spread.computed(context), inset);
    }

    @Override
    public String cssText() {
        StringJoiner text = new StringJoiner(" ");
        if (color != null) {
            text.add(color.cssText());
        }
        text.add(x.cssText()).add(y.cssText());
        if (blur != null) {
            text.add(blur.cssText());
        }
        if (spread != null) {
            text.add(spread.cssText());
        }
        return inset ? text.add("inset").toString() : text.toString();
    }
}
