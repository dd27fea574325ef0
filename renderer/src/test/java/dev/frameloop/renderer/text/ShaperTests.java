package dev.frameloop.renderer.text;

import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class ShaperTests {
    /// Chromium rounds up to its layout unit, after sums in single precision.
    private static final double STEP = 1.0 / 64 + 1e-4;

    private final FontCollection fonts = Recorded.dejaVu();
    private final Shaper shaper = new Shaper();

    private ShapedText shape(String text, Font font, TextSpacing spacing) {
        return shaper.shape(text, 0, text.length(), font, Recorded.direction(text), spacing);
    }

    private ShapedText shape(String text) {
        return shape(text, fonts.match(List.of("DejaVu Sans"), FontSelection.NORMAL, 16), TextSpacing.NONE);
    }

    @Test
    void widthsAreThoseOfChromium() {
        SoftAssertions softly = new SoftAssertions();
        for (String[] row : Recorded.rows("widths.tsv")) {
            FontSelection selection = FontSelection.NORMAL.withWeight(Double.parseDouble(row[1]));
            Font font = fonts.match(List.of(row[0]), selection, Double.parseDouble(row[2]));
            TextSpacing spacing = new TextSpacing(Double.parseDouble(row[3]), Double.parseDouble(row[4]));
            softly.assertThat(shape(Recorded.text(row[6]), font, spacing).width()).as(String.join(" ", row))
                    .isCloseTo(Double.parseDouble(row[5]), within(STEP));
        }
        softly.assertAll();
    }

    @Test
    void charsStandWhereChromiumHasThem() {
        SoftAssertions softly = new SoftAssertions();
        for (String[] row : Recorded.rows("offsets.tsv")) {
            ShapedText shaped = shape(Recorded.text(row[2]), fonts.match(List.of(row[0]), FontSelection.NORMAL, 20),
                    TextSpacing.NONE);
            String[] offsets = row[1].split(",");
            for (int i = 0; i < offsets.length; i++) {
                softly.assertThat(shaped.offsetAt(i)).as("%s at %d of %s", row[0], i, row[2])
                        .isCloseTo(Double.parseDouble(offsets[i]), within(STEP));
            }
        }
        softly.assertAll();
    }

    @Test
    void glyphsStandAtTheOffsetsOfTheirChars() {
        for (String text : List.of("To AVoid, office", "\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd")) {
            ShapedText shaped = shape(text);
            List<GlyphRun> runs = shaped.runs();
            assertThat(runs).hasSize(1);
            GlyphRun run = runs.getFirst();
            assertThat(run.advance()).isCloseTo(shaped.width(), within(1e-9));
            for (int i = 0; i < run.glyphs().length; i++) {
                int cluster = run.clusters()[i];
                double x = shaped.direction() == TextDirection.LTR
                        ? shaped.offsetAt(cluster)
                        : shaped.width() - shaped.offsetAfter(cluster);
                assertThat((double) run.positions()[2 * i]).as("glyph %d of %s", i, text).isCloseTo(x, within(1e-3));
            }
        }
    }

    @Test
    void aLineIsShapedOnItsOwn() {
        String text = "WAVE To. office AV, and some more words after it";
        ShapedText whole = shape(text);
        for (int from = 0; from < text.length(); from++) {
            for (int to = from; to <= text.length(); to++) {
                String line = text.substring(from, to);
                assertThat(whole.sub(from, to).width()).as(line).isCloseTo(shape(line).width(), within(1e-9));
            }
        }
        assertThat(whole.sub(5, 12).widthOf(6, 8)).isCloseTo(shape("To. off").widthOf(1, 3), within(1e-9));
    }

    @Test
    void eachCharOfACharacterHasItsWholeBox() {
        ShapedText shaped = shape("ae\u0301b");
        assertThat(shaped.offsetAt(2)).isEqualTo(shaped.offsetAt(1));
        assertThat(shaped.offsetAfter(1)).isEqualTo(shaped.offsetAfter(2)).isEqualTo(shaped.offsetAt(3));
        assertThat(shaped.indexAt(shaped.offsetAt(3) - 0.01)).isEqualTo(1);
        assertThat(shaped.indexAt(shaped.offsetAt(3))).isEqualTo(3);
        assertThat(shaped.indexAt(-1)).isZero();
        assertThat(shaped.indexAt(1e9)).isEqualTo(4);
    }

    @Test
    void charactersThatTheFontLacksComeFromOthersClusterByCluster() {
        Font font = fonts.match(List.of("Liberation Mono", "DejaVu Sans"), FontSelection.NORMAL, 16);
        assertThat(shaper.shape("a\u05d0\u0e01", 0, 3, font, TextDirection.LTR, TextSpacing.NONE).runs())
                .extracting(run -> run.face().face().family()).startsWith("Liberation Mono");
        ShapedText emoji = shaper.shape("a\ud83d\ude00b", 0, 4, font, TextDirection.LTR, TextSpacing.NONE);
        assertThat(emoji.runs()).extracting(run -> run.face().face().family()).containsExactly("Liberation Mono",
                "DejaVu Sans", "Liberation Mono");
        assertThat(emoji.runs().get(1).x()).isCloseTo(emoji.offsetAt(1), within(1e-9));
    }

    @Test
    void featuresCanBeTurnedOff() {
        Font font = fonts.match(List.of("DejaVu Sans"), FontSelection.NORMAL, 16);
        double letters = shape("A").width() + shape("V").width();
        assertThat(shape("AV").width()).isLessThan(letters);
        assertThat(shape("AV", font.withFeatures(false, true), TextSpacing.NONE).width()).isEqualTo(letters);
        assertThat(shape("fi").runs().getFirst().glyphs()).hasSize(1);
        assertThat(shape("fi", font.withFeatures(true, false), TextSpacing.NONE).runs().getFirst().glyphs()).hasSize(2);
    }

    @Test
    void controlsAndInvisibleCharactersHaveNoWidth() {
        assertThat(shape("a\tb\n\u00ad\u200b\u2066c\u2069").width()).isCloseTo(shape("ab").width() + shape("c").width(),
                within(0.5));
        assertThat(shape("\t\n\u00ad\u200b\u2066\u2069\u0000").width()).isZero();
        assertThat(shape("").width()).isZero();
        assertThat(shape("").runs()).isEmpty();
        assertThat(shape("\ud83d").width()).isGreaterThanOrEqualTo(0);
    }

    @Test
    void aWordOfAMegabyteIsNoTrouble() {
        char[] word = new char[1 << 20];
        Arrays.fill(word, 'm');
        ShapedText shaped = shape(new String(word));
        assertThat(shaped.width()).isCloseTo(shape("m").width() * word.length, within(1e-3));
        assertThat(shaped.indexAt(shaped.width() / 2)).isBetween(word.length / 2 - 1, word.length / 2);
        assertThat(shaped.sub(500_000, 500_080).width()).isCloseTo(shape("m").width() * 80, within(1e-6));
        assertThat(LineBreaks.opportunities(new String(word), LineBreaks.Mode.NORMAL).next(0)).isEqualTo(word.length);
    }
}
