package dev.frameloop.renderer.text;

/// The classes of the Unicode line breaking algorithm, in the order of the table of [UnicodeData].
///
/// @see <a href="https://www.unicode.org/reports/tr14/#Table1">UAX 14: line breaking classes</a>
enum LineBreakClass {
    XX, AI, AL, B2, BA, BB, BK, CB, CL, CM, CR, EX, GL, HY, ID, IN, IS, LF, NS, NU, OP, PO, PR, QU, SA, SG, SP, SY, ZW,
    NL,
    WJ, H2, H3, JL, JT, JV, CP, CJ, HL, RI, EB, EM, ZWJ, AK, AP, AS, VF, VI, HH;

    private static final LineBreakClass[] ALL = values();

    static LineBreakClass of(int number) {
        return ALL[number];
    }
}
