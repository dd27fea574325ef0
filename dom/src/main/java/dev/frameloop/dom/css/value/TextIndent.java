package dev.frameloop.dom.css.value;

/// The value of `text-indent`.
///
/// @param amount a length; a percentage is of the containing block
/// @param hanging whether the other lines are indented instead
/// @param eachLine whether lines after a forced break are indented too
public record TextIndent(Numeric amount, boolean hanging, boolean eachLine) implements CssValue {
    @Override
    public String cssText() {
        return amount.cssText() + (hanging ? " hanging" : "") + (eachLine ? " each-line" : "");
    }

    @Override
    public TextIndent computed(ComputationContext context) {
        return new TextIndent(amount.computed(context), hanging, eachLine);
    }
}
