package dev.frameloop.renderer.box;

import java.util.Locale;

/// The predefined counter styles.
///
/// UNIMPLEMENTED: those of other scripts than Latin and Greek, and `@counter-style`; they count in decimals.
///
/// @see <a href="https://drafts.csswg.org/css-counter-styles-3/#predefined-counters">CSS Counter Styles 3: predefined counters</a>
enum CounterStyle {
    DISC, CIRCLE, SQUARE, DISCLOSURE_OPEN, DISCLOSURE_CLOSED, DECIMAL, DECIMAL_LEADING_ZERO, LOWER_ROMAN, UPPER_ROMAN,
    LOWER_ALPHA, UPPER_ALPHA, LOWER_GREEK, NONE;

    private static final String[] ROMAN = {"m", "cm", "d", "cd", "c", "xc", "l", "xl", "x", "ix", "v", "iv", "i"};
    private static final int[] ROMAN_VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    private static final String LATIN = "abcdefghijklmnopqrstuvwxyz";
    private static final String GREEK = "αβγδεζηθικλμνξοπρστυφχψω";

    static CounterStyle of(String name) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "disc" -> DISC;
            case "circle" -> CIRCLE;
            case "square" -> SQUARE;
            case "disclosure-open" -> DISCLOSURE_OPEN;
            case "disclosure-closed" -> DISCLOSURE_CLOSED;
            case "decimal-leading-zero" -> DECIMAL_LEADING_ZERO;
            case "lower-roman" -> LOWER_ROMAN;
            case "upper-roman" -> UPPER_ROMAN;
            case "lower-alpha", "lower-latin" -> LOWER_ALPHA;
            case "upper-alpha", "upper-latin" -> UPPER_ALPHA;
            case "lower-greek" -> LOWER_GREEK;
            case "none" -> NONE;
            default -> DECIMAL;
        };
    }

    /// Whether it shows if something is disclosed.
    boolean isDisclosure() {
        return this == DISCLOSURE_OPEN || this == DISCLOSURE_CLOSED;
    }

    /// Whether it shows the same symbol for all numbers.
    boolean isSymbol() {
        return ordinal() <= DISCLOSURE_CLOSED.ordinal();
    }

    /// What a marker shows: the representation with its suffix.
    String marker(int value) {
        return this == NONE ? "" : isSymbol() ? text(value) + " " : text(value) + ". ";
    }

    /// The representation of a number.
    String text(int value) {
        return switch (this) {
            case NONE -> "";
            case DISC -> "\u2022";
            case CIRCLE -> "\u25E6";
            case SQUARE -> "\u25AA";
            case DISCLOSURE_OPEN -> "\u25BE";
            case DISCLOSURE_CLOSED -> "\u25B8";
            case DECIMAL -> Integer.toString(value);
            case DECIMAL_LEADING_ZERO ->
                Math.abs(value) > 9 ? Integer.toString(value) : (value < 0 ? "-0" : "0") + Math.abs(value);
            case LOWER_ROMAN -> roman(value);
            case UPPER_ROMAN -> roman(value).toUpperCase(Locale.ROOT);
            case LOWER_ALPHA -> alphabetic(value, LATIN);
            case UPPER_ALPHA -> alphabetic(value, LATIN).toUpperCase(Locale.ROOT);
            case LOWER_GREEK -> alphabetic(value, GREEK);
        };
    }

    private static String roman(int value) {
        if (value < 1 || value > 3999) {
            return Integer.toString(value);
        }
        StringBuilder text = new StringBuilder();
        int rest = value;
        for (int i = 0; i < ROMAN.length; i++) {
            while (rest >= ROMAN_VALUES[i]) {
                text.append(ROMAN[i]);
                rest -= ROMAN_VALUES[i];
            }
        }
        return text.toString();
    }

    private static String alphabetic(int value, String symbols) {
        if (value < 1) {
            return Integer.toString(value);
        }
        StringBuilder text = new StringBuilder();
        for (int rest = value; rest > 0; rest = (rest - 1) / symbols.length()) {
            text.insert(0, symbols.charAt((rest - 1) % symbols.length()));
        }
        return text.toString();
    }
}
