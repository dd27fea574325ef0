package dev.frameloop.dom.css.value;

import java.util.List;
import java.util.StringJoiner;

/// The value of `quotes`.
///
/// @param automatic whether the marks follow the language
/// @param pairs opening and closing mark of each level; none for `none`
public record Quotes(boolean automatic, List<Pair> pairs) implements CssValue {
    /// `auto`
    public static final Quotes AUTO = new Quotes(true, List.of());
    /// `none`
    public static final Quotes NONE = new Quotes(false, List.of());

    /// The marks of one level.
    ///
    /// @param open the opening mark
    /// @param close the closing mark
    public record Pair(String open, String close) {}

    @Override
    public String cssText() {
        StringJoiner text = new StringJoiner(" ").setEmptyValue(automatic ? "auto" : "none");
        pairs.forEach(pair -> text.add(CssText.string(pair.open)).add(CssText.string(pair.close)));
        return text.toString();
    }
}
