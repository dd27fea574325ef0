package dev.frameloop.dom.css.value;

import java.util.Locale;
import java.util.StringJoiner;

/// The computed `text-transform`.
///
/// @param letterCase what becomes of letters
/// @param fullWidth whether characters become full-width
/// @param fullSizeKana whether small kana become full-size
public record TextTransform(Case letterCase, boolean fullWidth, boolean fullSizeKana) implements CssValue {
    /// `none`
    public static final TextTransform NONE = new TextTransform(Case.NONE, false, false);

    /// What becomes of letters.
    public enum Case {
        /// Nothing.
        NONE,
        /// The first letter of each word becomes a title-case letter.
        CAPITALIZE,
        /// Upper case.
        UPPERCASE,
        /// Lower case.
        LOWERCASE
    }

    @Override
    public String cssText() {
        StringJoiner text = new StringJoiner(" ").setEmptyValue("none");
        if (letterCase != Case.NONE) {
            text.add(letterCase.name().toLowerCase(Locale.ROOT));
        }
        if (fullWidth) {
            text.add("full-width");
        }
        if (fullSizeKana) {
            text.add("full-size-kana");
        }
        return text.toString();
    }
}
