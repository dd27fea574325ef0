package dev.frameloop.renderer.layout;

import dev.frameloop.renderer.style.ComputedStyle;

/// The control characters that `unicode-bidi` on an inline box stands for.
///
/// @see <a href="https://drafts.csswg.org/css-writing-modes-4/#unicode-bidi">CSS Writing Modes: unicode-bidi</a>
final class BidiControls {
    private static final char LRE = '\u202A';
    private static final char RLE = '\u202B';
    private static final char PDF = '\u202C';
    private static final char LRO = '\u202D';
    private static final char RLO = '\u202E';
    private static final char LRI = '\u2066';
    private static final char RLI = '\u2067';
    private static final char FSI = '\u2068';
    private static final char PDI = '\u2069';

    private BidiControls() {}

    static String before(ComputedStyle style) {
        boolean rtl = style.isRightToLeft();
        return switch (style.unicodeBidi()) {
            case NORMAL -> "";
            case EMBED -> String.valueOf(rtl ? RLE : LRE);
            case ISOLATE -> String.valueOf(rtl ? RLI : LRI);
            case BIDI_OVERRIDE -> String.valueOf(rtl ? RLO : LRO);
            case ISOLATE_OVERRIDE -> FSI + String.valueOf(rtl ? RLO : LRO);
            case PLAINTEXT -> String.valueOf(FSI);
        };
    }

    static String after(ComputedStyle style) {
        return switch (style.unicodeBidi()) {
            case NORMAL -> "";
            case EMBED, BIDI_OVERRIDE -> String.valueOf(PDF);
            case ISOLATE, PLAINTEXT -> String.valueOf(PDI);
            case ISOLATE_OVERRIDE -> PDF + String.valueOf(PDI);
        };
    }
}
