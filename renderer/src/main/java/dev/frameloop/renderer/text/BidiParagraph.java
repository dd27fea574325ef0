package dev.frameloop.renderer.text;

import java.text.Bidi;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The directions of a paragraph's text: its embedding levels, and the order in which a line shows its runs.
///
/// The text holds the control characters that `unicode-bidi` stands for (U+202A and so on, U+2066 and so on).
///
/// The levels are the JDK's, which agree with ICU's, isolates included; a newer JDK may know more characters.
///
/// @see <a href="https://www.unicode.org/reports/tr9/">UAX 9: Unicode bidirectional algorithm</a>
public final class BidiParagraph {
    private final byte[] levels;
    private final int baseLevel;

    private BidiParagraph(byte[] levels, int baseLevel) {
        this.levels = levels;
        this.baseLevel = baseLevel;
    }

    /// A part of the text of one level, and so of one direction.
    ///
    /// @param start index of the first char
    /// @param end index after the last char
    /// @param level its embedding level: even is left to right, odd right to left
    public record Run(int start, int end, int level) {
        /// The direction of the run.
        public TextDirection direction() {
            return (level & 1) == 0 ? TextDirection.LTR : TextDirection.RTL;
        }
    }

    /// Resolves the levels of a paragraph with the base direction that `direction` gives.
    public static BidiParagraph of(CharSequence text, TextDirection base) {
        return resolve(text.toString(), base == TextDirection.LTR
                ? Bidi.DIRECTION_LEFT_TO_RIGHT
                : Bidi.DIRECTION_RIGHT_TO_LEFT, base == TextDirection.LTR ? 0 : 1);
    }

    /// Resolves the levels of a paragraph that takes its direction from its first strong character (`plaintext`).
    public static BidiParagraph ofPlaintext(CharSequence text) {
        return resolve(text.toString(), Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT, 0);
    }

    private static BidiParagraph resolve(String text, int flags, int emptyLevel) {
        byte[] levels = new byte[text.length()];
        if (text.isEmpty()) {
            return new BidiParagraph(levels, emptyLevel);
        }
        Bidi bidi = new Bidi(text, flags);
        for (int i = 0; i < bidi.getRunCount(); i++) {
            Arrays.fill(levels, bidi.getRunStart(i), bidi.getRunLimit(i), (byte) bidi.getRunLevel(i));
        }
        return new BidiParagraph(levels, bidi.getBaseLevel());
    }

    /// The direction of the paragraph.
    public TextDirection baseDirection() {
        return (baseLevel & 1) == 0 ? TextDirection.LTR : TextDirection.RTL;
    }

    /// Whether all of it is left to right, so that nothing needs to be put in order.
    public boolean isLeftToRight() {
        if (baseLevel != 0) {
            return false;
        }
        for (byte level : levels) {
            if (level != 0) {
                return false;
            }
        }
        return true;
    }

    /// The level of the char at `index`.
    public int levelAt(int index) {
        return levels[index];
    }

    /// The runs of a part of the text in logical order: neighbours differ in level.
    public List<Run> runs(int start, int end) {
        List<Run> runs = new ArrayList<>();
        addRuns(start, end, runs);
        return runs;
    }

    /// The runs of a line in logical order, white space at its end on the level of the paragraph.
    ///
    /// @see <a href="https://www.unicode.org/reports/tr9/#L1">UAX 9: rule L1</a>
    public List<Run> lineRuns(CharSequence text, int start, int end) {
        int trailing = end;
        while (trailing > start && isTrailing(text.charAt(trailing - 1))) {
            trailing--;
        }
        List<Run> runs = new ArrayList<>();
        addRuns(start, trailing, runs);
        if (trailing == end) {
            return runs;
        }
        if (!runs.isEmpty() && runs.getLast().level() == baseLevel) {
            runs.set(runs.size() - 1, new Run(runs.getLast().start(), end, baseLevel));
        } else {
            runs.add(new Run(trailing, end, baseLevel));
        }
        return runs;
    }

    /// White space, and the marks of isolates and embeddings among it.
    private static boolean isTrailing(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == 0x1680 || c >= 0x2000 && c <= 0x200B
                || c >= 0x2028 && c <= 0x202E || c == 0x205F || c >= 0x2066 && c <= 0x2069 || c == 0x3000;
    }

    private void addRuns(int start, int end, List<Run> runs) {
        for (int from = start; from < end;) {
            int to = from + 1;
            while (to < end && levels[to] == levels[from]) {
                to++;
            }
            runs.add(new Run(from, to, levels[from]));
            from = to;
        }
    }

    /// The order in which a line shows items: from the highest level down, each longest row of items of at least that level
    /// is turned round. Layout gives trailing spaces of a line the level of the paragraph first (rule L1).
    ///
    /// @param levels the levels of the items in logical order
    /// @return the logical index of each item, from left to right
    ///
    /// @see <a href="https://www.unicode.org/reports/tr9/#L2">UAX 9: rule L2</a>
    public static int[] reorder(int[] levels) {
        int[] order = new int[levels.length];
        int highest = 0;
        int lowestOdd = Integer.MAX_VALUE;
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
            highest = Math.max(highest, levels[i]);
            if ((levels[i] & 1) != 0) {
                lowestOdd = Math.min(lowestOdd, levels[i]);
            }
        }
        for (int level = highest; level >= lowestOdd; level--) {
            for (int from = 0; from < order.length; from++) {
                int to = from;
                while (to < order.length && levels[order[to]] >= level) {
                    to++;
                }
                reverse(order, from, to - 1);
                from = Math.max(from, to);
            }
        }
        return order;
    }

    private static void reverse(int[] order, int first, int last) {
        for (int i = first, j = last; i < j; i++, j--) {
            int swapped = order[i];
            order[i] = order[j];
            order[j] = swapped;
        }
    }
}
