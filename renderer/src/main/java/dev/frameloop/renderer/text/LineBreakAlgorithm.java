package dev.frameloop.renderer.text;

/// Finds break opportunities, as a set of bits: bit i is set if a line may end before the char at i.
final class LineBreakAlgorithm {
    private LineBreakAlgorithm() {}

    static long[] run(String text, LineBreaks.Mode mode) {
        long[] bits = new long[(text.length() >> 6) + 1];
        for (int i = 1; i < text.length(); i++) {
            char before = text.charAt(i - 1);
            boolean space = before == ' ' && (mode.breakSpaces() || text.charAt(i) != ' ');
            if (space || before == '\n' || before == '-' || before == '\u200B'
                    || before == '\u00AD' && mode.softHyphens()) {
                bits[i >> 6] |= 1L << i;
            }
        }
        return bits;
    }
}
