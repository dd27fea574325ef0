package dev.frameloop.renderer.paint;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PixelsTests {
    @Test
    void roundsEveryProductToTheNearest() {
        for (int a = 0; a < 256; a++) {
            for (int b = 0; b < 256; b++) {
                int nearest = (int) Math.floor(a * b / 255.0 + 0.5);
                assertThat(Pixels.multiply(a, b)).isEqualTo(nearest);
                assertThat(Pixels.scale(a * 0x01010101, b)).isEqualTo(nearest * 0x01010101);
            }
        }
    }

    @Test
    void blendsRowsLikeSinglePixelsAndNeverOverflows() {
        for (int alpha = 0; alpha < 256; alpha++) {
            int source = Pixels.premultiply(alpha << 24 | 0xff8001);
            int[] row = {-1, 0, 0xff336699, 0x80402010};
            int[] expected = row.clone();
            for (int i = 0; i < row.length; i++) {
                expected[i] = Pixels.over(source, row[i]);
            }
            Pixels.fill(row, 0, row.length, source);
            assertThat(row).isEqualTo(expected);
            assertThat(row[0] >>> 24).isEqualTo(255);
        }
    }

    @Test
    void undoesMultiplicationByAlpha() {
        assertThat(Pixels.unpremultiply(Pixels.premultiply(0xff123456))).isEqualTo(0xff123456);
        assertThat(Pixels.premultiply(0x80ff0000)).isEqualTo(0x80800000);
        assertThat(Pixels.unpremultiply(0x80800000)).isEqualTo(0x80ff0000);
    }
}
