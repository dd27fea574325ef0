package dev.frameloop.dom.css.value;

import java.util.List;
import java.util.StringJoiner;

/// The value of `grid-template-areas`.
///
/// @param rows the names of each row's cells; null is a cell without one; no rows for `none`
public record GridAreas(List<List<String>> rows) implements CssValue {
    /// `none`
    public static final GridAreas NONE = new GridAreas(List.of());
    /// The name of a cell that has none.
    public static final String NULL_CELL = ".";

    @Override
    public String cssText() {
        StringJoiner text = new StringJoiner(" ").setEmptyValue("none");
        rows.forEach(row -> text.add(CssText.string(String.join(" ", row))));
        return text.toString();
    }
}
