package dev.frameloop.renderer.text;

/// Where a line may end: the soft wrap opportunities of a text.
///
/// @see <a href="https://www.unicode.org/reports/tr14/">UAX 14: Unicode line breaking algorithm</a>
/// @see <a href="https://drafts.csswg.org/css-text-3/#line-breaking">CSS Text: line breaking details</a>
public final class LineBreaks {
    private final String text;
    private final long[] opportunities;
    private int lastAsked;
    private int lastAnswer;

    private LineBreaks(String text, long[] opportunities) {
        this.text = text;
        this.opportunities = opportunities;
    }

    /// `word-break`; `auto-phrase` is `normal`, and `break-word` is `normal` with `overflow-wrap: anywhere`.
    public enum WordBreak {
        NORMAL, BREAK_ALL, KEEP_ALL
    }

    /// `line-break`.
    public enum Strictness {
        AUTO, LOOSE, NORMAL, STRICT, ANYWHERE
    }

    /// What the text's style allows.
    ///
    /// @param wordBreak breaks within words
    /// @param strictness breaks of East Asian punctuation
    /// @param breakSpaces `white-space: break-spaces`: a line may end after each preserved space
    /// @param softHyphens whether `hyphens` is not `none`
    public record Mode(WordBreak wordBreak, Strictness strictness, boolean breakSpaces, boolean softHyphens) {
        /// The initial values.
        public static final Mode NORMAL = new Mode(WordBreak.NORMAL, Strictness.AUTO, false, true);
    }

    /// Finds the opportunities of a paragraph. A `<wbr>` is to be given as U+200B, an atomic inline as U+FFFC, a forced
    /// break as line feed: the line may (and must) end after it.
    ///
    /// @param text the paragraph, after `text-transform` and white space processing
    public static LineBreaks opportunities(CharSequence text, Mode mode) {
        String all = text.toString();
        return new LineBreaks(all, LineBreakAlgorithm.run(all, mode));
    }

    /// Whether a line may end before the char at `index`: 1 to the text's length; the end always is one.
    public boolean isOpportunity(int index) {
        return index == text.length() && index > 0
                || index > 0 && index < text.length() && (opportunities[index >> 6] & 1L << index) != 0;
    }

    /// The first opportunity after `index`; the text's length if there is no earlier one.
    ///
    /// The last answer is remembered, since the lines of one long word ask again and again.
    public int next(int index) {
        if (index < lastAsked || index >= lastAnswer) {
            lastAnswer = find(index);
            lastAsked = index;
        }
        return lastAnswer;
    }

    private int find(int index) {
        int at = index + 1;
        int word = at >> 6;
        if (at >= text.length()) {
            return text.length();
        }
        long bits = opportunities[word] & -1L << at;
        while (bits == 0) {
            if (++word == opportunities.length) {
                return text.length();
            }
            bits = opportunities[word];
        }
        return Math.min(text.length(), (word << 6) + Long.numberOfTrailingZeros(bits));
    }

    /// The last opportunity at or before `index`, or 0 if there is none.
    public int previous(int index) {
        int at = Math.min(index, text.length());
        if (at == text.length()) {
            return at;
        }
        if (at <= 0) {
            return 0;
        }
        int word = at >> 6;
        long bits = opportunities[word] & -1L >>> 63 - (at & 63);
        while (bits == 0) {
            if (--word < 0) {
                return 0;
            }
            bits = opportunities[word];
        }
        return (word << 6) + 63 - Long.numberOfLeadingZeros(bits);
    }

    /// Whether a line that ends before the char at `index` ends at a soft hyphen, so that a hyphen is to be shown.
    public boolean isHyphenated(int index) {
        return index > 0 && index <= text.length() && text.charAt(index - 1) == '\u00AD';
    }
}
