package dev.frameloop.dom.css.value;

import java.util.List;
import java.util.StringJoiner;

/// Several values in a row.
///
/// @param <T> what the items are
/// @param items the values, in order
/// @param separator what stands between two of them: `", "`, `" "` or `" / "`
public record ValueList<T extends CssValue>(List<T> items, String separator) implements CssValue {
    /// A list with commas.
    public static <T extends CssValue> ValueList<T> ofCommas(List<T> items) {
        return new ValueList<>(List.copyOf(items), ", ");
    }

    /// A list with spaces.
    public static <T extends CssValue> ValueList<T> ofSpaces(List<T> items) {
        return new ValueList<>(List.copyOf(items), " ");
    }

    /// The item that belongs to layer `index`: lists that are too short repeat.
    public T cycled(int index) {
        return items.get(index % items.size());
    }

    @Override
    public String cssText() {
        StringJoiner text = new StringJoiner(separator);
        items.forEach(item -> text.add(item.cssText()));
        return text.toString();
    }

    @Override
    @SuppressWarnings("unchecked") // a value's computed form is of the same kind
    public ValueList<T> computed(ComputationContext context) {
        return new ValueList<>(items.stream().map(item -> (T) item.computed(context)).toList(), separator);
    }
}
