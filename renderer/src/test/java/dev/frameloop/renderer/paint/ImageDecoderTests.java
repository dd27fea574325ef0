package dev.frameloop.renderer.paint;

import org.junit.jupiter.api.Test;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Objects;

import javax.imageio.ImageIO;

import static org.assertj.core.api.Assertions.assertThat;

class ImageDecoderTests {
    @Test
    void readsWhatTheEncoderWrites() {
        Bitmap bitmap = new Bitmap(3, 2);
        bitmap.fill(Pixels.premultiply(0x80ff8040));
        var image = Objects.requireNonNull(ImageDecoder.decode(PngEncoder.encode(bitmap)));
        assertThat(image.pixels()).isEqualTo(bitmap.pixels());
    }

    @Test
    void takesGreyForSrgb() throws IOException {
        BufferedImage grey = new BufferedImage(1, 1, BufferedImage.TYPE_BYTE_GRAY);
        grey.getRaster().setSample(0, 0, 0, 100);
        var out = new ByteArrayOutputStream();
        ImageIO.write(grey, "png", out);
        var image = Objects.requireNonNull(ImageDecoder.decode(out.toByteArray()));
        assertThat(image.pixels()).containsExactly(0xff646464);
    }

    @Test
    void givesNothingForBrokenFiles() {
        byte[] png = PngEncoder.encode(new Bitmap(30, 30));
        assertThat(ImageDecoder.decode(new byte[0])).isNull();
        assertThat(ImageDecoder.decode("<svg/>".getBytes(java.nio.charset.StandardCharsets.UTF_8))).isNull();
        assertThat(ImageDecoder.decode(java.util.Arrays.copyOf(png, 40))).isNull();
    }
}
