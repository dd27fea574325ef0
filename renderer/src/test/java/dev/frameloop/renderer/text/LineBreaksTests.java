package dev.frameloop.renderer.text;

import dev.frameloop.renderer.text.LineBreaks.Mode;
import dev.frameloop.renderer.text.LineBreaks.Strictness;
import dev.frameloop.renderer.text.LineBreaks.WordBreak;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;

class LineBreaksTests {
    private static Mode mode(String name) {
        WordBreak wordBreak = switch (name) {
            case "break-all" -> WordBreak.BREAK_ALL;
            case "keep-all" -> WordBreak.KEEP_ALL;
            default -> WordBreak.NORMAL;
        };
        Strictness strictness = switch (name) {
            case "loose" -> Strictness.LOOSE;
            case "strict" -> Strictness.STRICT;
            case "lbnormal" -> Strictness.NORMAL;
            case "anywhere" -> Strictness.ANYWHERE;
            default -> Strictness.AUTO;
        };
        return new Mode(wordBreak, strictness, false, !name.equals("nohyphens"));
    }

    /// The first visible chars of lines when a line ends at each opportunity: what a browser shows of them.
    private static String lineStarts(String text, Mode mode) {
        LineBreaks breaks = LineBreaks.opportunities(text, mode);
        List<String> starts = new ArrayList<>();
        for (int at = breaks.next(0); at < text.length(); at = breaks.next(at)) {
            int visible = at;
            while (visible < text.length() && isInvisible(text.charAt(visible))) {
                visible++;
            }
            String start = Integer.toString(visible);
            if (visible < text.length() && !starts.contains(start) && !isInvisible(text.charAt(0))) {
                starts.add(start);
            }
        }
        return String.join(",", starts);
    }

    private static boolean isInvisible(char c) {
        return c == ' ' || c == 0xAD || c == 0x200B || c == 0x200D || c == 0x301 || c == 0xFE0F;
    }

    @Test
    void linesBreakWhereChromiumBreaksThem() {
        SoftAssertions softly = new SoftAssertions();
        for (String[] row : Recorded.rows("breaks.tsv")) {
            softly.assertThat(lineStarts(Recorded.text(row[2]), mode(row[0]))).as("%s: %s", row[0], row[2])
                    .isEqualTo(row[1]);
        }
        softly.assertAll();
    }

    @Test
    void preservedSpacesBreakAfterEachOnlyWhereAskedFor() {
        assertThat(lineStarts("ab  cd", Mode.NORMAL)).isEqualTo("4");
        LineBreaks breaks = LineBreaks.opportunities("ab  cd",
                new Mode(WordBreak.NORMAL, Strictness.AUTO, true, true));
        assertThat(breaks.isOpportunity(2)).isFalse();
        assertThat(breaks.isOpportunity(3)).isTrue();
        assertThat(breaks.isOpportunity(4)).isTrue();
    }

    @Test
    void opportunitiesAreFoundInBothDirections() {
        String text = "a".repeat(100) + " " + "b".repeat(200) + " c";
        LineBreaks breaks = LineBreaks.opportunities(text, Mode.NORMAL);
        assertThat(breaks.next(0)).isEqualTo(101);
        assertThat(breaks.next(101)).isEqualTo(302);
        assertThat(breaks.next(302)).isEqualTo(303);
        assertThat(breaks.previous(303)).isEqualTo(303);
        assertThat(breaks.previous(302)).isEqualTo(302);
        assertThat(breaks.previous(301)).isEqualTo(101);
        assertThat(breaks.previous(100)).isZero();
        assertThat(breaks.isOpportunity(101)).isTrue();
        assertThat(breaks.isOpportunity(102)).isFalse();
        assertThat(breaks.isOpportunity(303)).isTrue();
    }

    @Test
    void aLineThatEndsAtASoftHyphenShowsOne() {
        LineBreaks breaks = LineBreaks.opportunities("co\u00adop", Mode.NORMAL);
        assertThat(breaks.isOpportunity(3)).isTrue();
        assertThat(breaks.isHyphenated(3)).isTrue();
        assertThat(breaks.isHyphenated(2)).isFalse();
    }

    @Test
    void emptyAndBrokenTextHasNoOpportunities() {
        assertThat(LineBreaks.opportunities("", Mode.NORMAL).next(0)).isZero();
        assertThat(LineBreaks.opportunities("\ud800\udfff\udc00", Mode.NORMAL).next(0)).isEqualTo(3);
    }
}
