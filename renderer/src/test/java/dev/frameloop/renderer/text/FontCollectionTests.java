package dev.frameloop.renderer.text;

import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

class FontCollectionTests {
    private static final FontSelection BOLD_ITALIC = new FontSelection(700, FontStyle.ITALIC, 100);

    private static MatchedFace match(FontCollection fonts, FontSelection selection, String... families) {
        return fonts.match(List.of(families), selection, 16).primary();
    }

    @Test
    void metricsAreThoseOfChromium() {
        FontCollection fonts = Recorded.dejaVu();
        SoftAssertions softly = new SoftAssertions();
        for (String[] row : Recorded.rows("metrics.tsv")) {
            FontSelection selection = FontSelection.NORMAL.withWeight(Double.parseDouble(row[1]));
            FontMetrics metrics = fonts.match(List.of(row[0]), selection, Double.parseDouble(row[2])).metrics();
            String name = String.join(" ", row);
            softly.assertThat(metrics.ascent()).as("ascent: " + name).isEqualTo(Double.parseDouble(row[3]));
            softly.assertThat(metrics.ascent() + metrics.descent()).as("height: " + name)
                    .isEqualTo(Double.parseDouble(row[4]));
            softly.assertThat(metrics.lineSpacing()).as("line: " + name).isEqualTo(Double.parseDouble(row[5]));
            softly.assertThat(metrics.zeroAdvance()).as("ch: " + name).isCloseTo(Double.parseDouble(row[6]),
                    within(1.0 / 64));
        }
        softly.assertAll();
    }

    @Test
    void theWebsEverydayFontsAreEmbedded() {
        FontCollection fonts = FontCollection.embedded();
        assertThat(match(fonts, FontSelection.NORMAL, "No Such Font", "ARIAL").face().family())
                .isEqualTo("Liberation Sans");
        assertThat(match(fonts, FontSelection.NORMAL, "monospace").face().family()).isEqualTo("Liberation Mono");
        assertThat(match(fonts, FontSelection.NORMAL).face().family()).isEqualTo("Liberation Serif");
        assertThat(fonts.faces()).hasSize(12).noneMatch(FontFace::isSystem);
        // Arial's own widths: 0.556 em for a digit, 0.667 for A.
        FontFace arial = match(fonts, FontSelection.NORMAL, "Arial").face();
        assertThat(arial.advance(arial.glyph('0'))).isEqualTo(1139);
        assertThat(arial.advance(arial.glyph('A'))).isEqualTo(1366);
    }

    @Test
    void aFaceIsChosenByWidthThenSlopeThenWeight() {
        FontCollection fonts = Recorded.dejaVu();
        assertThat(match(fonts, BOLD_ITALIC, "Times").face().descriptor()).isEqualTo(BOLD_ITALIC);
        assertThat(match(fonts, FontSelection.NORMAL.withWeight(500), "Arial").face().descriptor().weight())
                .isEqualTo(400);
        assertThat(match(fonts, FontSelection.NORMAL.withWeight(600), "Arial").face().descriptor().weight())
                .isEqualTo(700);
        assertThat(match(fonts, new FontSelection(400, FontStyle.NORMAL, 75), "DejaVu Sans").face().descriptor()
                .stretch()).isEqualTo(87.5);
        assertThat(match(fonts, FontSelection.NORMAL.withStyle(FontStyle.ITALIC), "DejaVu Sans"))
                .satisfies(face -> assertThat(face.face().descriptor().style()).isNotEqualTo(FontStyle.NORMAL))
                .satisfies(face -> assertThat(face.syntheticOblique()).isFalse());
    }

    @Test
    void whatAFamilyLacksIsToBeSynthesised() {
        FontCollection fonts = Recorded.dejaVu();
        assertThat(match(fonts, BOLD_ITALIC, "DejaVu Serif")).satisfies(face -> {
            assertThat(face.face().descriptor().weight()).isEqualTo(700);
            assertThat(face.syntheticBold()).isFalse();
            assertThat(face.syntheticOblique()).isTrue();
        });
        FontFace declared = new FontFace(new FontSource.Resource(getClass().getClassLoader(),
                "liberation/LiberationSans-Regular.ttf", 0), "Mine", FontSelection.NORMAL, false);
        assertThat(match(fonts.with(List.of(declared)), BOLD_ITALIC, "mine")).isEqualTo(
                new MatchedFace(declared, true, true));
    }

    @Test
    void whatIsNoFontIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> FontFace.of(new byte[100]));
        assertThatIllegalArgumentException().isThrownBy(() -> FontFace.of(new byte[0]));
        assertThatIllegalArgumentException().isThrownBy(
                () -> FontCollection.builder().addResource(getClass().getClassLoader(), "no/such.ttf"));
        assertThatIllegalArgumentException().isThrownBy(
                () -> FontCollection.embedded().match(List.of(), FontSelection.NORMAL, Double.NaN));
    }

    @Test
    void damagedFontsAreRefusedOrMeasuredSomehow() throws IOException {
        byte[] good;
        try (InputStream in = Objects.requireNonNull(getClass().getClassLoader()
                .getResourceAsStream("liberation/LiberationMono-Regular.ttf"))) {
            good = in.readAllBytes();
        }
        Random random = new Random(7);
        for (int i = 0; i < 200; i++) {
            byte[] data = Arrays.copyOf(good, i % 4 == 0 ? random.nextInt(good.length) : good.length);
            for (int j = 0; j < 40; j++) {
                data[random.nextInt(Math.min(data.length, j < 30 ? 400 : 4000))] = (byte) random.nextInt();
            }
            try {
                OpenType tables = OpenType.read(ByteBuffer.wrap(data), 0);
                for (int c = 0; c < 0x11000; c += 37) {
                    tables.advance(tables.glyph(c));
                }
                assertThat(tables.family()).isNotNull();
                assertThat(tables.lineMetrics()).hasSize(3);
            } catch (IllegalArgumentException e) {
                assertThat(e).hasMessageContaining("font");
            }
        }
    }

    @Test
    void outlinesAreInFontUnitsWithYDownwards() {
        FontFace face = match(FontCollection.embedded(), FontSelection.NORMAL, "Arial").face();
        assertThat(face.outline(face.glyph('H')).getBounds2D()).satisfies(box -> {
            assertThat(box.getMinY()).isEqualTo(-1409);
            assertThat(box.getMaxY()).isZero();
        });
        assertThat(face.bounds(face.glyph('H'), 16).getHeight()).isCloseTo(1409 * 16 / 2048.0, within(0.01));
        assertThat(face.outline(face.glyph(' ')).getBounds2D().isEmpty()).isTrue();
        assertThat(face.outline(1_000_000).getBounds2D().isEmpty()).isTrue();
    }

    @Test
    void synthesisThickensAndSlantsOutlines() {
        FontFace face = match(FontCollection.embedded(), FontSelection.NORMAL, "Arial").face();
        int glyph = face.glyph('I');
        Rectangle2D plain = face.bounds(glyph, 34);
        Rectangle2D bold = new MatchedFace(face, true, false).outline(glyph, 34).getBounds2D();
        Rectangle2D oblique = new MatchedFace(face, false, true).outline(glyph, 34).getBounds2D();
        assertThat(bold.getWidth()).isCloseTo(plain.getWidth() + 1, within(0.01));
        assertThat(bold.getMinX()).isCloseTo(plain.getMinX(), within(0.01));
        assertThat(bold.getMaxY()).isCloseTo(plain.getMaxY(), within(0.01));
        assertThat(oblique.getMaxX()).isCloseTo(plain.getMaxX() + plain.getHeight() / 4, within(0.01));
    }
}
