package dev.frameloop.dom.css.value;

/// A point in a box: `<position>`.
///
/// As computed both parts are lengths: a percentage says which point of the thing lies at the same point of the box.
///
/// @param x from the left
/// @param y from the top
public record Position(CssValue x, CssValue y) implements CssValue {
    /// `50% 50%`
    public static final Position CENTER = new Position(LengthPercentage.ofPercent(50), LengthPercentage.ofPercent(50));

    /// The distance from the left, as computed.
    public LengthPercentage left() {
        return (LengthPercentage) x;
    }

    /// The distance from the top, as computed.
    public LengthPercentage top() {
        return (LengthPercentage) y;
    }

    @Override
    public Position computed(ComputationContext context) {
        return new Position(x.computed(context), y.computed(context));
    }

    @Override
    public String cssText() {
        return x.cssText() + " " + y.cssText();
    }
}
