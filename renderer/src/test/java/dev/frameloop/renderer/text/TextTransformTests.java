package dev.frameloop.renderer.text;

import dev.frameloop.renderer.text.TextTransform.Transformed;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/// Expected values are what Chromium 150 shows.
class TextTransformTests {
    private static String apply(TextTransform transform, String text) {
        return transform.apply(text, "", -1).text();
    }

    @Test
    void capitalizesWords() {
        assertThat(apply(TextTransform.CAPITALIZE,
                "hello world it's o'clock a-b (c) 3d x2y \u00e9t\u00e9 foo_bar a.b don\u2019t \u01c6 \ufb01x \u00dfa 'q'"))
                .isEqualTo(
                        "Hello World It's O'clock A-B (C) 3d X2y \u00c9t\u00e9 Foo_bar A.B Don\u2019t \u01c5 \ufb01x \u00dfa 'Q'");
        assertThat(TextTransform.CAPITALIZE.apply("bc de", "", 'a').text()).isEqualTo("bc De");
    }

    @Test
    void changesCaseByLanguage() {
        assertThat(apply(TextTransform.UPPERCASE, "iI")).isEqualTo("II");
        assertThat(TextTransform.UPPERCASE.apply("iI\u0131", "tr-TR", -1).text()).isEqualTo("\u0130II");
        assertThat(apply(TextTransform.LOWERCASE, "\u039f\u03a3 \u03a3")).isEqualTo("\u03bf\u03c2 \u03c3");
    }

    @Test
    void remembersWhereCharsCameFrom() {
        Transformed transformed = TextTransform.UPPERCASE.apply("stra\u00dfe \ufb01n", "de", -1);
        assertThat(transformed.text()).isEqualTo("STRASSE FIN");
        assertThat(transformed.originalIndex(5)).isEqualTo(4);
        assertThat(transformed.originalIndex(6)).isEqualTo(5);
        assertThat(transformed.originalIndex(11)).isEqualTo(9);
        assertThat(transformed.transformedIndex(4)).isEqualTo(4);
        assertThat(transformed.transformedIndex(5)).isEqualTo(6);
        assertThat(transformed.transformedIndex(9)).isEqualTo(11);
    }
}
