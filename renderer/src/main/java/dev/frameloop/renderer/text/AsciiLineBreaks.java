package dev.frameloop.renderer.text;

/// Breaks between two visible ASCII characters as browsers have them, which is not what UAX 14 says: paths, addresses and
/// numbers stay whole, while a line may end after each `-` and `?`, and between punctuation and an opening bracket.
///
/// DIVERGES: from UAX 14, on purpose: the table is what all pairs measured in Chromium 150 come to.
final class AsciiLineBreaks {
    private static final String OPENING = "(<[{";
    private static final String ENDS_BEFORE_OPENING = "!\"#%&)*+,.:;=>?\\]|}~";

    private AsciiLineBreaks() {}

    static boolean mayBreak(String text, int index) {
        char before = text.charAt(index - 1);
        char after = text.charAt(index);
        if (before == '-') {
            return isDigit(after)
                    ? index > 1 && isLetterOrDigit(text.charAt(index - 2))
                    : "!$),./:;?]}".indexOf(after) < 0;
        }
        if (before == '?') {
            return "!\"'),./:;?]}".indexOf(after) < 0;
        }
        return OPENING.indexOf(after) >= 0 && ENDS_BEFORE_OPENING.indexOf(before) >= 0;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isLetterOrDigit(char c) {
        return isDigit(c) || (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
    }
}
