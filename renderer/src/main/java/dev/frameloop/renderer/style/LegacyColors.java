package dev.frameloop.renderer.style;

/// Colours as old attributes have them.
final class LegacyColors {
    private LegacyColors() {}

    /// A hash and six hexadecimal digits, made from any text but a name.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-a-legacy-colour-value">HTML: rules for parsing a legacy colour value</a>
    static String hex(String text) {
        // 6. Three digits are doubled.
        if (text.matches("#[0-9a-f]{3}")) {
            return text;
        }
        // 7. to 9. At most 128 characters, without the hash.
        StringBuilder digits = new StringBuilder();
        text.codePoints().limit(128).forEach(c -> digits.append(c > 0xFFFF ? "00" : Character.toString(c)));
        if (digits.charAt(0) == '#') {
            digits.deleteCharAt(0);
        }
        // 10. Everything but digits is 0.
        for (int i = 0; i < digits.length(); i++) {
            if (Character.digit(digits.charAt(i), 16) < 0 || digits.charAt(i) > 127) {
                digits.setCharAt(i, '0');
            }
        }
        // 11. A length that is a multiple of three.
        while (digits.isEmpty() || digits.length() % 3 != 0) {
            digits.append('0');
        }
        // 12. to 15. Three parts, cut down to two digits each.
        int length = digits.length() / 3;
        int skip = Math.max(0, length - 8);
        while (length - skip > 2 && digits.charAt(skip) == '0' && digits.charAt(length + skip) == '0'
                && digits.charAt(2 * length + skip) == '0') {
            skip++;
        }
        StringBuilder color = new StringBuilder("#");
        for (int part = 0; part < 3; part++) {
            String component = digits.substring(part * length + skip, part * length + Math.min(length, skip + 2));
            color.append(component.length() == 1 ? "0" + component : component);
        }
        return color.toString();
    }
}
