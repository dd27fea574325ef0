package dev.frameloop.dom.css.value;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.StringJoiner;

/// The value of `counter-reset`, `counter-set` or `counter-increment`.
///
/// @param changes one for each counter, in order; none for `none`
public record CounterChanges(List<Change> changes) implements CssValue {
    /// `none`
    public static final CounterChanges NONE = new CounterChanges(List.of());

    /// What is done to one counter.
    ///
    /// @param name the counter
    /// @param value the number; null where `reversed()` counts the items itself
    /// @param reversed whether it was written with `reversed()`
    public record Change(String name, @Nullable Integer value, boolean reversed) {}

    @Override
    public String cssText() {
        StringJoiner text = new StringJoiner(" ").setEmptyValue("none");
        for (Change change : changes) {
            String name = CssText.identifier(change.name);
            text.add(change.reversed ? "reversed(" + name + ")" : name);
            if (change.value != null) {
                text.add(change.value.toString());
            }
        }
        return text.toString();
    }
}
