package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Image;
import org.jspecify.annotations.Nullable;

import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Iterator;

import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/// Decodes PNG, JPEG, GIF and BMP files; of an animated one the first picture.
///
/// UNIMPLEMENTED: WebP, AVIF, embedded colour profiles, `image-orientation` from EXIF.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/images.html#img-determine-type">HTML: images are told by their bytes, not by their type</a>
public final class ImageDecoder {
    private static final long MOST_PIXELS = 1L << 27;

    private ImageDecoder() {}

    /// The picture, or null where the bytes are none that can be read, or one of more than 2^27 pixels.
    public static @Nullable Image decode(byte[] file) {
        try (ImageInputStream in = new MemoryCacheImageInputStream(new ByteArrayInputStream(file))) {
            Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
            if (!readers.hasNext()) {
                return null;
            }
            ImageReader reader = readers.next();
            try {
                reader.setInput(in, true, true);
                if ((long) reader.getWidth(0) * reader.getHeight(0) > MOST_PIXELS) {
                    return null;
                }
                return image(reader.read(0));
            } finally {
                reader.dispose();
            }
        } catch (IOException | RuntimeException e) {
            // The decoders throw all kinds of exceptions at broken files.
            return null;
        }
    }

    private static Image image(BufferedImage decoded) {
        int w = decoded.getWidth();
        int h = decoded.getHeight();
        int[] pixels = new int[w * h];
        var model = decoded.getColorModel();
        if (model.getColorSpace().getType() != ColorSpace.TYPE_GRAY || model.getComponentSize(0) > 16) {
            decoded.getRGB(0, 0, w, h, pixels, 0, w);
            return Image.ofStraight(w, h, pixels);
        }
        // AWT takes grey for linear light; in pictures of the web it is sRGB like all else.
        int shift = Math.max(0, model.getComponentSize(0) - 8);
        int most = (1 << Math.min(8, model.getComponentSize(0))) - 1;
        int[] sample = new int[model.getNumComponents()];
        for (int i = 0; i < pixels.length; i++) {
            decoded.getRaster().getPixel(i % w, i / w, sample);
            int grey = (sample[0] >> shift) * 255 / most;
            int alpha = sample.length > 1 ? (sample[1] >> shift) * 255 / most : 255;
            pixels[i] = alpha << 24 | grey * 0x010101;
        }
        return Image.ofStraight(w, h, pixels);
    }
}
