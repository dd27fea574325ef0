package dev.frameloop.renderer.text;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.Locale;

/// Changes the case of text before it is shaped, and remembers where each char came from.
///
/// UNIMPLEMENTED: `full-width`, `full-size-kana`, and dropping the accents of Greek capitals.
///
/// @see <a href="https://drafts.csswg.org/css-text-3/#text-transform-property">CSS Text: text-transform</a>
public enum TextTransform {
    /// As it is.
    NONE {
        @Override
        String change(String text, Locale locale, int before) {
            return text;
        }
    },
    /// All in capitals.
    UPPERCASE {
        @Override
        String change(String text, Locale locale, int before) {
            return text.toUpperCase(locale);
        }
    },
    /// All in small letters.
    LOWERCASE {
        @Override
        String change(String text, Locale locale, int before) {
            return text.toLowerCase(locale);
        }
    },
    /// The first letter of each word in its title case; nothing else changes. Title cases of two letters are left out, as
    /// browsers do.
    CAPITALIZE {
        @Override
        String change(String text, Locale locale, int before) {
            StringBuilder changed = new StringBuilder(text.length());
            int beforePrevious = -1;
            int previous = before;
            for (int i = 0; i < text.length();) {
                int codePoint = text.codePointAt(i);
                boolean starts = !continuesWord(beforePrevious, previous);
                changed.appendCodePoint(starts ? Character.toTitleCase(codePoint) : codePoint);
                beforePrevious = previous;
                previous = codePoint;
                i += Character.charCount(codePoint);
            }
            return changed.toString();
        }
    };

    /// A transformed text.
    ///
    /// @param text the text
    /// @param origins for each of its chars the index in the original, or null if nothing has moved
    @SuppressWarnings("ArrayRecordComponent")
    public record Transformed(String text, int @Nullable [] origins) {
        /// Where in the original a char of this text came from; the end comes from the end.
        public int originalIndex(int index) {
            return origins == null ? index : origins[index];
        }

        /// The first char of this text that came from the original's char at `index` or after it.
        public int transformedIndex(int index) {
            if (origins == null) {
                return index;
            }
            int found = Arrays.binarySearch(origins, index);
            int at = found >= 0 ? found : -found - 1;
            while (at > 0 && origins[at - 1] == index) {
                at--;
            }
            return Math.min(at, text.length());
        }
    }

    abstract String change(String text, Locale locale, int before);

    /// Transforms a text.
    ///
    /// @param text the text of one element
    /// @param language its content language (BCP 47), empty if unknown: Turkish, Azerbaijani and Lithuanian have cases of
    ///        their own
    /// @param before the code point before the text in its paragraph, or -1: a word may have begun in another element
    public Transformed apply(String text, String language, int before) {
        Locale locale = locale(language);
        String changed = change(text, locale, before);
        return changed.length() == text.length() ? new Transformed(changed, null) : map(text, locale, before);
    }

    /// Transforms code point by code point where the lengths differ.
    private Transformed map(String text, Locale locale, int before) {
        StringBuilder changed = new StringBuilder();
        int[] origins = new int[text.length() + 16];
        for (int i = 0; i < text.length();) {
            int next = i + Character.charCount(text.codePointAt(i));
            int start = changed.length();
            changed.append(change(text.substring(i, next), locale, before));
            if (changed.length() >= origins.length) {
                origins = Arrays.copyOf(origins, 2 * changed.length());
            }
            Arrays.fill(origins, start, changed.length(), i);
            i = next;
        }
        origins[changed.length()] = text.length();
        return new Transformed(changed.toString(), Arrays.copyOf(origins, changed.length() + 1));
    }

    private static Locale locale(String language) {
        String primary = language.length() < 2 ? "" : language.substring(0, 2).toLowerCase(Locale.ROOT);
        boolean whole = language.length() <= 2 || language.charAt(2) == '-';
        return switch (primary) {
            case "tr", "az", "lt" -> whole ? Locale.forLanguageTag(primary) : Locale.ROOT;
            default -> Locale.ROOT;
        };
    }

    /// Whether what comes after `previous` is in the same word: after letters, digits, marks and `_`, and after an
    /// apostrophe that follows one of those.
    private static boolean continuesWord(int beforePrevious, int previous) {
        if (previous == '\'' || previous == 0x2019) {
            return isOfWord(beforePrevious);
        }
        return isOfWord(previous);
    }

    private static boolean isOfWord(int codePoint) {
        return codePoint == '_' || codePoint >= 0
                && (Character.isLetterOrDigit(codePoint) || UnicodeData.isMark(codePoint));
    }
}
