package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.Parser;
import dev.frameloop.dom.css.value.CssValue;

import java.util.EnumMap;
import java.util.Map;

/// The initial values as specified values.
public final class InitialValues {
    private static final Map<Longhand, CssValue> ALL = all();

    private InitialValues() {}

    /// The initial value of a longhand.
    public static CssValue of(Longhand property) {
        CssValue value = ALL.get(property);
        if (value == null) {
            throw new AssertionError(property);
        }
        return value;
    }

    private static Map<Longhand, CssValue> all() {
        Map<Longhand, CssValue> values = new EnumMap<>(Longhand.class);
        for (Longhand property : Longhand.values()) {
            CssValue value = Grammars.of(property).parse(Parser.parseComponentValues(property.initialText()).stream());
            if (value == null) {
                throw new AssertionError(property + ": " + property.initialText());
            }
            values.put(property, value);
        }
        return values;
    }
}
