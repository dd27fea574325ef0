package dev.frameloop.renderer.text;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;

/// Examples of UAX 29's test data, Unicode 17.
class GraphemesTests {
    private static List<Integer> ends(String text) {
        List<Integer> ends = new ArrayList<>();
        for (int at = 0; at < text.length();) {
            at = Graphemes.next(text, at, text.length());
            ends.add(at);
        }
        return ends;
    }

    @Test
    void lettersAreCharactersOfTheirOwn() {
        assertThat(ends("abc")).containsExactly(1, 2, 3);
        assertThat(ends("")).isEmpty();
        assertThat(ends("a\r\nb\n\r")).containsExactly(1, 3, 4, 5, 6);
    }

    @Test
    void whatBelongsTogetherStaysTogether() {
        assertThat(ends("e\u0301\u0323a")).as("marks").containsExactly(3, 4);
        assertThat(ends("\u1100\u1161\u11a8\uac00")).as("Hangul").containsExactly(3, 4);
        assertThat(ends("\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67x")).as("family").containsExactly(8, 9);
        assertThat(ends("\ud83d\udc4d\ud83c\udffd!")).as("skin tone").containsExactly(4, 5);
        assertThat(ends("\ud83c\uddfa\ud83c\uddf8\ud83c\uddec\ud83c\udde7\ud83c\udde9")).as("flags")
                .containsExactly(4, 8, 10);
        assertThat(ends("\u0915\u094d\u0937\u0915")).as("conjunct").containsExactly(3, 4);
        assertThat(ends("a\u200db")).as("joiner between letters").containsExactly(2, 3);
    }

    @Test
    void brokenSurrogatesAreCharactersLikeOthers() {
        assertThat(ends("\ud83d\u0301a\udc4d\ud83d")).containsExactly(2, 3, 4, 5);
    }
}
