package dev.frameloop.testkit.assertion;

import dev.frameloop.renderer.paint.Bitmap;
import dev.frameloop.renderer.paint.PngEncoder;
import dev.frameloop.testkit.page.BuildFolder;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

import javax.imageio.ImageIO;

/// Compares a picture with a recorded one.
final class PictureComparison {
    private static final String RECORD = "frameloop.record";
    private static final int DIFFERENT = 0xFFFF0000;
    private static final int SAME = 0xFFFFFFFF;

    private final Path recorded;
    private final Tolerance tolerance;

    PictureComparison(Path recorded, Tolerance tolerance) {
        this.recorded = recorded;
        this.tolerance = tolerance;
    }

    /// What is different, in words; empty where nothing is.
    String difference(Bitmap actual, byte[] png) {
        try {
            if (!Files.exists(recorded) || System.getProperty(RECORD) != null) {
                Files.createDirectories(recorded.toAbsolutePath().getParent());
                Files.write(recorded, png);
                return "recorded the picture " + recorded + ": look at it, then run the test again";
            }
            BufferedImage expected = ImageIO.read(recorded.toFile());
            if (expected == null) {
                return recorded + " is no picture that can be read; delete it to record it anew";
            }
            if (expected.getWidth() != actual.width() || expected.getHeight() != actual.height()) {
                return String.format(Locale.ROOT, "expected a picture of %dx%d as in %s, but it has %dx%d; %s",
                        expected.getWidth(), expected.getHeight(), recorded, actual.width(), actual.height(),
                        left("actual", png));
            }
            return compare(expected, actual, png);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String compare(BufferedImage expected, Bitmap actual, byte[] png) throws IOException {
        Bitmap map = new Bitmap(actual.width(), actual.height());
        map.fill(SAME);
        int different = 0;
        int largest = 0;
        for (int y = 0; y < actual.height(); y++) {
            for (int x = 0; x < actual.width(); x++) {
                int distance = distance(expected.getRGB(x, y), actual.color(x, y));
                largest = Math.max(largest, distance);
                if (distance > tolerance.channel()) {
                    map.pixels()[y * actual.width() + x] = DIFFERENT;
                    different++;
                }
            }
        }
        long all = (long) actual.width() * actual.height();
        if (different <= tolerance.share() * all) {
            return "";
        }
        return String.format(Locale.ROOT,
                "expected the page to look like %s, but %d of %d pixels differ, the most by %d of 255; %s; %s",
                recorded, different, all, largest, left("actual", png), left("difference", PngEncoder.encode(map)));
    }

    private static int distance(int one, int other) {
        int distance = 0;
        for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
            distance = Math.max(distance, Math.abs((one >>> shift & 0xFF) - (other >>> shift & 0xFF)));
        }
        return distance;
    }

    /// Writes a picture into the build folder, and says where.
    private String left(String what, byte[] png) throws IOException {
        String name = recorded.getFileName().toString().replaceFirst("(\\.png)?$", "-" + what + ".png");
        Path folder = Files.createDirectories(BuildFolder.path().resolve("pictures"));
        return what + ": " + Files.write(folder.resolve(name), png);
    }
}
