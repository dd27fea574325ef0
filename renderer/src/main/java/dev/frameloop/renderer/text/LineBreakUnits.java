package dev.frameloop.renderer.text;

import dev.frameloop.renderer.text.LineBreaks.Strictness;

import java.util.Arrays;

import static dev.frameloop.renderer.text.LineBreakClass.*;

/// A text as a row of units, each a character with the marks that follow it, and their resolved classes (LB1, LB9, LB10).
final class LineBreakUnits {
    private final String text;
    private final boolean breakAll;
    private final Strictness strictness;
    private int[] starts;
    private LineBreakClass[] classes;
    private int count;

    LineBreakUnits(String text, Strictness strictness, boolean breakAll) {
        this.text = text;
        this.strictness = strictness;
        this.breakAll = breakAll;
        this.starts = new int[text.length() + 1];
        this.classes = new LineBreakClass[text.length() + 1];
        for (int i = 0; i < text.length();) {
            int codePoint = text.codePointAt(i);
            add(i, resolve(codePoint));
            i += Character.charCount(codePoint);
        }
        starts = Arrays.copyOf(starts, count + 1);
        classes = Arrays.copyOf(classes, count + 1);
        starts[count] = text.length();
    }

    private void add(int start, LineBreakClass type) {
        if (type == CM || type == ZWJ) {
            if (count > 0 && !is(count - 1, BK, CR, LF, NL, SP, ZW)) {
                return;
            }
            type = AL;
        }
        starts[count] = start;
        classes[count++] = type;
    }

    /// LB1, and what `line-break` and `word-break` change of it.
    private LineBreakClass resolve(int codePoint) {
        LineBreakClass type = UnicodeData.lineBreak(codePoint);
        LineBreakClass resolved = switch (type) {
            case AI, SG, XX -> AL;
            case SA -> UnicodeData.isMark(codePoint) ? CM : AL;
            case CJ -> strictness == Strictness.STRICT ? NS : ID;
            case NS -> strictness == Strictness.LOOSE && isLoose(codePoint) ? ID : NS;
            default -> type;
        };
        if (breakAll) {
            boolean letter = resolved == AL || resolved == NU || resolved == HL;
            return letter || codePoint == '-' || codePoint == '+' || codePoint == '|' ? ID : resolved;
        }
        return resolved;
    }

    /// Iteration marks that a loose text may break before.
    private static boolean isLoose(int codePoint) {
        return switch (codePoint) {
            case 0x3005, 0x303B, 0x309D, 0x309E, 0x30FD, 0x30FE -> true;
            default -> false;
        };
    }

    int count() {
        return count;
    }

    /// Where the unit starts in the text; that of `count()` is the text's end.
    int start(int unit) {
        return starts[unit];
    }

    int codePoint(int unit) {
        return text.codePointAt(starts[unit]);
    }

    LineBreakClass type(int unit) {
        return classes[unit];
    }

    /// Whether there is such a unit and it has one of these classes.
    boolean is(int unit, LineBreakClass first) {
        return unit >= 0 && unit < count && classes[unit] == first;
    }

    boolean is(int unit, LineBreakClass... types) {
        if (unit >= 0 && unit < count) {
            for (LineBreakClass type : types) {
                if (classes[unit] == type) {
                    return true;
                }
            }
        }
        return false;
    }

    boolean endsWithJoiner(int unit) {
        return text.charAt(starts[unit + 1] - 1) == '\u200D';
    }

    boolean isEastAsian(int unit) {
        return UnicodeData.isEastAsian(codePoint(unit));
    }
}
