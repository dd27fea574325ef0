package dev.frameloop.dom.css.value;

import java.util.List;
import java.util.Locale;

/// One entry of `font-family`.
///
/// @param name the family, or the generic keyword
/// @param generic whether it is a keyword such as `serif`
public record FontFamilyName(String name, boolean generic) implements CssValue {
    @Override
    public String cssText() {
        if (generic) {
            return name;
        }
        boolean identifiers = !name.isEmpty() && !GENERIC.contains(name.toLowerCase(Locale.ROOT));
        for (String word : name.split(" ", -1)) {
            identifiers &= word.matches("-?[a-zA-Z_\\x{80}-\\x{10FFFF}][a-zA-Z0-9_\\x{80}-\\x{10FFFF}-]*");
        }
        return identifiers && !name.contains(" ") ? name : CssText.string(name);
    }

    /// The generic families.
    public static final List<String> GENERIC = List.of("serif", "sans-serif", "monospace", "cursive", "fantasy",
            "system-ui", "math",
            "emoji", "fangsong", "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded", "-webkit-body");
}
