package dev.frameloop.renderer.text;

import dev.frameloop.renderer.text.BidiParagraph.Run;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;

/// Examples by the rules of UAX 9; aleph and bet stand for right-to-left letters.
class BidiParagraphTests {
    @Test
    void resolvesRunsFromTheBaseDirection() {
        assertThat(BidiParagraph.of("ab \u05d0\u05d1 12", TextDirection.LTR).runs(0, 8))
                .containsExactly(new Run(0, 3, 0), new Run(3, 6, 1), new Run(6, 8, 2));
        assertThat(BidiParagraph.of("ab \u05d0\u05d1", TextDirection.RTL).runs(0, 5))
                .containsExactly(new Run(0, 2, 2), new Run(2, 5, 1));
        assertThat(BidiParagraph.ofPlaintext("1 \u05d0b").baseDirection()).isEqualTo(TextDirection.RTL);
        assertThat(BidiParagraph.of("abc", TextDirection.LTR).isLeftToRight()).isTrue();
        assertThat(BidiParagraph.of("", TextDirection.RTL).baseDirection()).isEqualTo(TextDirection.RTL);
    }

    @Test
    void isolatesKeepTheirDirectionToThemselves() {
        BidiParagraph isolated = BidiParagraph.of("\u2067\u05d0\u2069 1", TextDirection.LTR);
        assertThat(isolated.levelAt(1)).isEqualTo(1);
        assertThat(isolated.levelAt(4)).isZero();
        assertThat(BidiParagraph.of("\u202b\u05d0\u202c 1", TextDirection.LTR).levelAt(4)).isEqualTo(2);
    }

    @Test
    void whiteSpaceAtTheEndOfALineTakesTheParagraphsLevel() {
        String text = "a \u05d0\u05d1 \u05d0";
        BidiParagraph paragraph = BidiParagraph.of(text, TextDirection.LTR);
        assertThat(paragraph.levelAt(4)).isEqualTo(1);
        assertThat(paragraph.lineRuns(text, 0, 5)).containsExactly(new Run(0, 2, 0), new Run(2, 4, 1),
                new Run(4, 5, 0));
        assertThat(paragraph.lineRuns(text, 0, 2)).containsExactly(new Run(0, 2, 0));
        assertThat(paragraph.lineRuns(text, 3, 3)).isEqualTo(List.of());
    }

    @Test
    void reordersFromTheHighestLevelDown() {
        assertThat(BidiParagraph.reorder(new int[]{0, 1, 2, 1, 0})).containsExactly(0, 3, 2, 1, 4);
        assertThat(BidiParagraph.reorder(new int[]{1, 2, 2, 1})).containsExactly(3, 1, 2, 0);
        assertThat(BidiParagraph.reorder(new int[]{0, 0})).containsExactly(0, 1);
        assertThat(BidiParagraph.reorder(new int[0])).isEmpty();
    }
}
