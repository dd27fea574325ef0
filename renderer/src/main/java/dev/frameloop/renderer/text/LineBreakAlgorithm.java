package dev.frameloop.renderer.text;

import dev.frameloop.renderer.text.LineBreaks.Mode;
import dev.frameloop.renderer.text.LineBreaks.Strictness;
import dev.frameloop.renderer.text.LineBreaks.WordBreak;

import static dev.frameloop.renderer.text.LineBreakClass.*;

/// Finds break opportunities, as a set of bits: bit i is set if a line may end before the char at i.
///
/// A first walk resolves classes (LB1) and joins marks to what they follow (LB9), which leaves a row of *units*; a second
/// one asks [LineBreakRules] about each two neighbours, and the tailorings of css-text besides.
///
/// DIVERGES: from UAX 14 as browsers do: a line may end after each space, even before a closing bracket; between ASCII
/// characters [AsciiLineBreaks] decides; with `break-all` the signs `-`, `+` and `|` are letters too.
///
/// UNIMPLEMENTED: what `line-break` does in Chinese and Japanese text only (centred dots, wide hyphens).
///
/// DIVERGES: words of Thai, Lao, Khmer and Burmese are not looked up in a dictionary: they break at spaces alone.
///
/// @see <a href="https://drafts.csswg.org/css-text-3/#word-break-property">CSS Text: word-break</a>
/// @see <a href="https://drafts.csswg.org/css-text-3/#line-break-property">CSS Text: line-break</a>
final class LineBreakAlgorithm {
    private final String text;
    private final Mode mode;
    private final LineBreakUnits units;
    private final long[] bits;

    private LineBreakAlgorithm(String text, Mode mode) {
        this.text = text;
        this.mode = mode;
        this.units = new LineBreakUnits(text, mode.strictness(), mode.wordBreak() == WordBreak.BREAK_ALL);
        this.bits = new long[(text.length() >> 6) + 1];
    }

    static long[] run(String text, Mode mode) {
        LineBreakAlgorithm algorithm = new LineBreakAlgorithm(text, mode);
        if (mode.strictness() == Strictness.ANYWHERE) {
            algorithm.breakAnywhere();
        } else {
            algorithm.breakByRules();
        }
        return algorithm.bits;
    }

    /// `line-break: anywhere`: around each character, preserved spaces among them.
    private void breakAnywhere() {
        for (int i = Graphemes.next(text, 0, text.length()); i < text.length(); i = Graphemes.next(text, i,
                text.length())) {
            set(i);
        }
    }

    private void breakByRules() {
        LineBreakRules rules = new LineBreakRules(units);
        for (int i = 1; i < units.count(); i++) {
            int at = units.start(i);
            boolean breaks = rules.mayBreakBefore(i);
            if (isVisibleAscii(text.charAt(at - 1)) && isVisibleAscii(text.charAt(at)) && units.start(i - 1) == at - 1
                    && mode.wordBreak() != WordBreak.BREAK_ALL) {
                breaks = AsciiLineBreaks.mayBreak(text, at);
            }
            if (breaks && mode.wordBreak() == WordBreak.KEEP_ALL && keepsTogether(i)) {
                breaks = false;
            }
            if (breaks && !mode.softHyphens() && text.charAt(at - 1) == '\u00AD') {
                breaks = false;
            }
            if (units.is(i - 1, SP) && !units.is(i, BK, CR, LF, NL)) {
                breaks = mode.breakSpaces() || !units.is(i, SP);
            }
            if (units.is(i - 1, IN) && units.is(i, IN) && mode.strictness() == Strictness.LOOSE) {
                breaks = true;
            }
            if (breaks) {
                set(at);
            }
        }
    }

    private static boolean isVisibleAscii(char c) {
        return c > ' ' && c < 0x7F;
    }

    /// `keep-all` allows no break between two letters or digits of any script.
    private boolean keepsTogether(int i) {
        return isLetter(i - 1) && isLetter(i);
    }

    private boolean isLetter(int i) {
        return units.is(i, AL, HL, NU, ID, AI, H2, H3, JL, JV, JT, CJ)
                && Character.isLetterOrDigit(text.codePointAt(units.start(i)))
                || units.is(i, NS) && Character.isLetterOrDigit(text.codePointAt(units.start(i)));
    }

    private void set(int index) {
        bits[index >> 6] |= 1L << index;
    }
}
