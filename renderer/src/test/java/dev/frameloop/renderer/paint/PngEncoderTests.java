package dev.frameloop.renderer.paint;

import org.junit.jupiter.api.Test;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Random;

import javax.imageio.ImageIO;

import static org.assertj.core.api.Assertions.assertThat;

class PngEncoderTests {
    private static void assertReadsBack(Bitmap bitmap) throws IOException {
        byte[] png = PngEncoder.encode(bitmap);
        var read = ImageIO.read(new ByteArrayInputStream(png));
        assertThat(read.getWidth()).isEqualTo(bitmap.width());
        assertThat(read.getHeight()).isEqualTo(bitmap.height());
        for (int y = 0; y < bitmap.height(); y++) {
            for (int x = 0; x < bitmap.width(); x++) {
                assertThat(read.getRGB(x, y)).isEqualTo(bitmap.color(x, y));
            }
        }
    }

    @Test
    void writesWhatOthersRead() throws IOException {
        Bitmap bitmap = new Bitmap(97, 301);
        Random random = new Random(7);
        for (int i = 0; i < bitmap.pixels().length; i++) {
            bitmap.pixels()[i] = i % 5 == 0 ? 0xff000000 | random.nextInt() : 0xff336699;
        }
        assertReadsBack(bitmap);
        for (int i = 0; i < 97 * 150; i++) {
            bitmap.pixels()[i] = Pixels.premultiply(random.nextInt());
        }
        assertReadsBack(bitmap);
    }

    @Test
    void compressesPlainPictures() {
        Bitmap bitmap = new Bitmap(400, 300);
        bitmap.fill(0xffffffff);
        assertThat(PngEncoder.encode(bitmap)).hasSizeLessThan(4000);
    }

    @Test
    void dependsOnPixelsAlone() {
        Bitmap bitmap = new Bitmap(2, 2);
        bitmap.fill(0xff0000ff);
        assertThat(PngEncoder.encode(bitmap)).asHexString().isEqualTo(
                "89504E470D0A1A0A0000000D4948445200000002000000020802000000FDD49A73000000017352474200AECE1CE9000000"
                        + "12494441547801636460F8CFC0C0C0C40006000B1F0103AB80FA870000000049454E44AE426082");
    }
}
