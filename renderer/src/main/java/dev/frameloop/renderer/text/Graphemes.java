package dev.frameloop.renderer.text;

/// Extended grapheme clusters: what a reader takes for one character.
///
/// @see <a href="https://www.unicode.org/reports/tr29/#Grapheme_Cluster_Boundary_Rules">UAX 29: grapheme clusters</a>
public final class Graphemes {
    private static final int CONTROL = 1;
    private static final int CR = 2;
    private static final int EXTEND = 3;
    private static final int L = 4;
    private static final int LF = 5;
    private static final int LV = 6;
    private static final int LVT = 7;
    private static final int T = 8;
    private static final int V = 9;
    private static final int SPACING_MARK = 10;
    private static final int PREPEND = 11;
    private static final int REGIONAL = 12;
    private static final int ZWJ = 13;

    private static final int CONSONANT = 1;
    private static final int CONJUNCT_EXTEND = 2;
    private static final int LINKER = 3;

    /// Below this nothing joins but CR and LF.
    private static final char FIRST_JOINER = '\u00A9';

    private Graphemes() {}

    /// The end of the cluster that starts at `start`; `end` at most.
    public static int next(CharSequence text, int start, int end) {
        if (start + 1 >= end) {
            return end;
        }
        char first = text.charAt(start);
        if (first < FIRST_JOINER && first != '\r' && text.charAt(start + 1) < FIRST_JOINER) {
            return start + 1;
        }
        return scan(text, start, end);
    }

    private static int scan(CharSequence text, int start, int end) {
        int previous = codePoint(text, start, end);
        int before = UnicodeData.graphemeBreak(previous);
        boolean pictographic = UnicodeData.isExtendedPictographic(previous);
        boolean afterPictographicZwj = false;
        boolean consonant = UnicodeData.indicConjunctBreak(previous) == CONSONANT;
        boolean linked = false;
        int regional = before == REGIONAL ? 1 : 0;
        int at = start + Character.charCount(previous);
        while (at < end) {
            int codePoint = codePoint(text, at, end);
            int after = UnicodeData.graphemeBreak(codePoint);
            int conjunct = UnicodeData.indicConjunctBreak(codePoint);
            boolean isPictographic = UnicodeData.isExtendedPictographic(codePoint);
            boolean joins = joins(before, after) || consonant && linked && conjunct == CONSONANT // GB9c
                    || afterPictographicZwj && isPictographic // GB11
                    || before == REGIONAL && after == REGIONAL && regional % 2 == 1; // GB12, GB13
            if (!joins) {
                return at;
            }
            afterPictographicZwj = pictographic && after == ZWJ;
            pictographic = isPictographic || pictographic && after == EXTEND;
            linked = conjunct == LINKER || linked && conjunct == CONJUNCT_EXTEND;
            consonant = conjunct == CONSONANT || consonant && (conjunct == LINKER || conjunct == CONJUNCT_EXTEND);
            regional = after == REGIONAL ? regional + 1 : 0;
            before = after;
            at += Character.charCount(codePoint);
        }
        return end;
    }

    /// The rules that look at two neighbours only.
    private static boolean joins(int before, int after) {
        if (before == CR) {
            return after == LF; // GB3
        }
        if (before == CONTROL || before == LF || after == CONTROL || after == CR || after == LF) {
            return false; // GB4, GB5
        }
        return switch (after) {
            case EXTEND, ZWJ, SPACING_MARK -> true; // GB9, GB9a
            case L -> before == L || before == PREPEND; // GB6, GB9b
            case V -> before == L || before == V || before == LV || before == PREPEND; // GB6, GB7
            case T -> before == V || before == T || before == LV || before == LVT || before == PREPEND; // GB7, GB8
            case LV, LVT -> before == L || before == PREPEND; // GB6
            default -> before == PREPEND; // GB9b
        };
    }

    private static int codePoint(CharSequence text, int at, int end) {
        char high = text.charAt(at);
        if (Character.isHighSurrogate(high) && at + 1 < end && Character.isLowSurrogate(text.charAt(at + 1))) {
            return Character.toCodePoint(high, text.charAt(at + 1));
        }
        return high;
    }
}
