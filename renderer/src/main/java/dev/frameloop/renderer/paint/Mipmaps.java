package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Image;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;

/// Halved copies of images, so that shrunken ones keep their detail without flicker; made when first needed.
final class Mipmaps {
    private final Map<Image, List<Image>> levels = new WeakHashMap<>();

    /// The copy that is nearest in size to an image scaled by factors.
    Image level(Image image, double scaleX, double scaleY) {
        double scale = Math.sqrt(scaleX * scaleY);
        int level = 0;
        // Half a level is the square root of two: the nearest level on a logarithmic scale.
        for (double s = scale; s < 0.70710678 && level < 30; s *= 2) {
            level++;
        }
        if (level == 0) {
            return image;
        }
        List<Image> copies = levels.computeIfAbsent(image, _ -> new ArrayList<>());
        Image smallest = copies.isEmpty() ? image : copies.getLast();
        while (copies.size() < level && (smallest.width() > 1 || smallest.height() > 1)) {
            smallest = halve(smallest);
            copies.add(smallest);
        }
        return copies.isEmpty() ? image : copies.get(Math.min(level, copies.size()) - 1);
    }

    /// Half the size, rounded down but at least 1: each pixel is the mean of those that it stands for.
    static Image halve(Image image) {
        int w = Math.max(1, image.width() / 2);
        int h = Math.max(1, image.height() / 2);
        int[] halved = new int[w * h];
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < w; x++) {
                halved[y * w + x] = mean(image, x, y, w, h);
            }
        }
        return Image.ofPremultiplied(w, h, halved);
    }

    private static int mean(Image image, int x, int y, int w, int h) {
        int fromX = (int) ((long) x * image.width() / w);
        int toX = Math.max(fromX + 1, (int) ((long) (x + 1) * image.width() / w));
        int fromY = (int) ((long) y * image.height() / h);
        int toY = Math.max(fromY + 1, (int) ((long) (y + 1) * image.height() / h));
        int a = 0;
        int r = 0;
        int g = 0;
        int b = 0;
        for (int iy = fromY; iy < toY; iy++) {
            for (int ix = fromX; ix < toX; ix++) {
                int p = image.pixels()[iy * image.width() + ix];
                a += p >>> 24;
                r += p >> 16 & 0xff;
                g += p >> 8 & 0xff;
                b += p & 0xff;
            }
        }
        int n = (toX - fromX) * (toY - fromY);
        int half = n / 2;
        return (a + half) / n << 24 | (r + half) / n << 16 | (g + half) / n << 8 | (b + half) / n;
    }
}
