package dev.frameloop.renderer.text;

import static dev.frameloop.renderer.text.LineBreakClass.*;

/// The rules of the line breaking algorithm between two units, in their order; the first that applies decides.
///
/// @see <a href="https://www.unicode.org/reports/tr14/#Algorithm">UAX 14: the rules</a>
final class LineBreakRules {
    private static final int DOTTED_CIRCLE = 0x25CC;

    private final LineBreakUnits u;
    /// The last unit before the one asked for that is no space, or -1; and how many regional indicators end at it.
    private int lastNonSpace = -1;
    private int regional;
    /// Whether the units before end a number: NU (SY | IS)*, or that and a closing bracket.
    private boolean number;
    private boolean closedNumber;

    LineBreakRules(LineBreakUnits units) {
        this.u = units;
    }

    /// Whether a line may or must end before unit `b`. To be asked for each unit from 1 on, in order.
    boolean mayBreakBefore(int b) {
        advance(b - 1);
        return mandatory(b, b - 1);
    }

    private void advance(int unit) {
        lastNonSpace = u.is(unit, SP) ? lastNonSpace : unit;
        regional = u.is(unit, RI) ? regional + 1 : 0;
        boolean wasNumber = number;
        number = u.is(unit, NU) || wasNumber && u.is(unit, SY, IS);
        closedNumber = wasNumber && u.is(unit, CL, CP);
    }

    /// LB4 to LB8a.
    private boolean mandatory(int b, int a) {
        if (u.is(a, CR)) {
            return !u.is(b, LF); // LB5
        }
        if (u.is(a, BK, LF, NL)) {
            return true; // LB4, LB5
        }
        if (u.is(b, BK, CR, LF, NL, SP, ZW)) {
            return false; // LB6, LB7
        }
        if (u.is(lastNonSpace, ZW)) {
            return true; // LB8
        }
        if (u.endsWithJoiner(a)) {
            return false; // LB8a
        }
        return glue(b, a);
    }

    /// LB11 to LB13.
    private boolean glue(int b, int a) {
        if (u.is(a, WJ) || u.is(b, WJ) || u.is(a, GL)) {
            return false; // LB11, LB12
        }
        if (u.is(b, GL) && !u.is(a, SP, BA, HY, HH)) {
            return false; // LB12a
        }
        if (u.is(b, CL, CP, EX, SY)) {
            return false; // LB13
        }
        return acrossSpaces(b, a);
    }

    /// LB14 to LB18: the rules that look past spaces.
    private boolean acrossSpaces(int b, int a) {
        int s = lastNonSpace;
        if (u.is(s, OP)) {
            return false; // LB14
        }
        if (isInitialQuotation(s) && (s == 0 || u.is(s - 1, BK, CR, LF, NL, OP, QU, GL, SP, ZW))) {
            return false; // LB15a
        }
        if (isFinalQuotation(b) && (b + 1 == u.count()
                || u.is(b + 1, SP, GL, WJ, CL, QU, CP, EX, IS, SY, BK, CR, LF, NL, ZW))) {
            return false; // LB15b
        }
        if (u.is(a, SP) && u.is(b, IS) && u.is(b + 1, NU)) {
            return true; // LB15c
        }
        if (u.is(b, IS)) {
            return false; // LB15d
        }
        if (u.is(s, CL, CP) && u.is(b, NS)) {
            return false; // LB16
        }
        if (u.is(s, B2) && u.is(b, B2)) {
            return false; // LB17
        }
        return u.is(a, SP) || quotations(b, a); // LB18
    }

    /// LB19 and LB19a.
    private boolean quotations(int b, int a) {
        if (u.is(b, QU)) {
            boolean western = !u.isEastAsian(a) || b + 1 == u.count() || !u.isEastAsian(b + 1);
            if (!isInitialQuotation(b) || western) {
                return false;
            }
        }
        if (u.is(a, QU)) {
            boolean western = !u.isEastAsian(b) || a == 0 || !u.isEastAsian(a - 1);
            if (!isFinalQuotation(a) || western) {
                return false;
            }
        }
        return hyphens(b, a);
    }

    /// LB20 to LB22.
    private boolean hyphens(int b, int a) {
        if (u.is(a, CB) || u.is(b, CB)) {
            return true; // LB20
        }
        if (u.is(a, HY, HH) && u.is(b, AL, HL) && (a == 0 || u.is(a - 1, BK, CR, LF, NL, SP, ZW, CB, GL))) {
            return false; // LB20a
        }
        if (u.is(b, BA, HH, HY, NS) || u.is(a, BB)) {
            return false; // LB21
        }
        if (u.is(a - 1, HL) && u.is(a, HY, HH) && !u.is(b, HL)) {
            return false; // LB21a
        }
        if (u.is(a, SY) && u.is(b, HL) || u.is(b, IN)) {
            return false; // LB21b, LB22
        }
        return letters(b, a);
    }

    /// LB23 and LB24, then numbers.
    private boolean letters(int b, int a) {
        boolean aLetter = u.is(a, AL, HL);
        boolean bLetter = u.is(b, AL, HL);
        if (aLetter && u.is(b, NU) || u.is(a, NU) && bLetter) {
            return false; // LB23
        }
        if (u.is(a, PR) && u.is(b, ID, EB, EM) || u.is(a, ID, EB, EM) && u.is(b, PO)) {
            return false; // LB23a
        }
        if (u.is(a, PR, PO) && bLetter || aLetter && u.is(b, PR, PO)) {
            return false; // LB24
        }
        return numbers(b, a);
    }

    /// LB25.
    private boolean numbers(int b, int a) {
        if ((number || closedNumber) && u.is(b, PO, PR) || number && u.is(b, NU)) {
            return false;
        }
        if (u.is(a, PO, PR) && (u.is(b, NU)
                || u.is(b, OP) && (u.is(b + 1, NU) || u.is(b + 1, IS) && u.is(b + 2, NU)))) {
            return false;
        }
        if (u.is(a, HY, IS) && u.is(b, NU)) {
            return false;
        }
        return syllables(b, a);
    }

    /// LB26 to LB28a.
    private boolean syllables(int b, int a) {
        if (u.is(a, JL) && u.is(b, JL, JV, H2, H3) || u.is(a, JV, H2) && u.is(b, JV, JT)
                || u.is(a, JT, H3) && u.is(b, JT)) {
            return false; // LB26
        }
        if (u.is(a, JL, JV, JT, H2, H3) && u.is(b, PO) || u.is(a, PR) && u.is(b, JL, JV, JT, H2, H3)) {
            return false; // LB27
        }
        if (u.is(a, AL, HL) && u.is(b, AL, HL)) {
            return false; // LB28
        }
        if (u.is(a, AP) && isAksara(b) || isAksara(a) && u.is(b, VF, VI)
                || isAksara(a - 1) && u.is(a, VI) && (u.is(b, AK) || isDottedCircle(b))
                || isAksara(a) && isAksara(b) && u.is(b + 1, VF)) {
            return false; // LB28a
        }
        return rest(b, a);
    }

    /// LB29 to LB31.
    private boolean rest(int b, int a) {
        if (u.is(a, IS) && u.is(b, AL, HL)) {
            return false; // LB29
        }
        if (u.is(a, AL, HL, NU) && u.is(b, OP) && !u.isEastAsian(b)
                || u.is(a, CP) && !u.isEastAsian(a) && u.is(b, AL, HL, NU)) {
            return false; // LB30
        }
        if (u.is(a, RI) && u.is(b, RI)) {
            return regional % 2 == 0; // LB30a
        }
        boolean base = u.is(a, EB)
                || UnicodeData.isExtendedPictographic(u.codePoint(a)) && UnicodeData.isUnassigned(u.codePoint(a));
        return !(base && u.is(b, EM)); // LB30b, LB31
    }

    private boolean isInitialQuotation(int unit) {
        return u.is(unit, QU) && UnicodeData.isInitialQuotation(u.codePoint(unit));
    }

    private boolean isFinalQuotation(int unit) {
        return u.is(unit, QU) && UnicodeData.isFinalQuotation(u.codePoint(unit));
    }

    private boolean isAksara(int unit) {
        return u.is(unit, AK, AS) || isDottedCircle(unit);
    }

    private boolean isDottedCircle(int unit) {
        return unit >= 0 && unit < u.count() && u.codePoint(unit) == DOTTED_CIRCLE;
    }
}
