package dev.frameloop.dom.css.value;

/// The value of `grid-auto-flow`.
///
/// @param column whether items are placed column by column
/// @param dense whether holes are filled
public record GridAutoFlow(boolean column, boolean dense) implements CssValue {
    /// `row`
    public static final GridAutoFlow ROW = new GridAutoFlow(false, false);

    @Override
    public String cssText() {
        return column ? dense ? "column dense" : "column" : dense ? "dense" : "row";
    }
}
