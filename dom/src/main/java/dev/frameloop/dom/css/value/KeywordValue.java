package dev.frameloop.dom.css.value;

import java.util.Locale;

/// A value that is a keyword: implemented by enums whose constants are named like the keywords.
public interface KeywordValue extends CssValue {
    /// The enum constant's name.
    String name();

    @Override
    default String cssText() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
