package dev.frameloop.dom.shadow;

import java.util.Set;

/// Which names custom elements may have.
final class CustomElementNames {
    /// Names with a hyphen that SVG and MathML use.
    private static final Set<String> TAKEN = Set.of("annotation-xml", "color-profile", "font-face", "font-face-src",
            "font-face-uri", "font-face-format", "font-face-name", "missing-glyph");

    private CustomElementNames() {}

    /// Whether it begins with a small letter, has a hyphen and no capital letter, and can be the name of an element.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/custom-elements.html#valid-custom-element-name">HTML: valid custom element name</a>
    static boolean isValid(String name) {
        if (name.isEmpty() || name.charAt(0) < 'a' || name.charAt(0) > 'z' || name.indexOf('-') < 0) {
            return false;
        }
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c >= 'A' && c <= 'Z' || c == '/' || c == '>' || c == 0 || c == ' ' || c == '\t' || c == '\n'
                    || c == '\f'
                    || c == '\r') {
                return false;
            }
        }
        return !TAKEN.contains(name);
    }
}
