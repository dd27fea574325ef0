package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Gradient;
import dev.frameloop.renderer.display.Image;
import dev.frameloop.renderer.display.Paint;
import dev.frameloop.renderer.display.Picture;
import dev.frameloop.renderer.display.Transform;

/// The pixels that stand for a pattern's picture at the size at which it is seen.
public final class PictureImages {
    private static final int LARGEST = 4096;

    private final Mipmaps mipmaps = new Mipmaps();

    /// Whether a pattern's pixels are mixed with their neighbours.
    public static boolean isSmooth(Paint.Pattern pattern) {
        return pattern.sampling() == Paint.Sampling.SMOOTH || pattern.picture() instanceof Picture.Drawing;
    }

    /// An image that fills the pattern's tile: the picture itself, a smaller copy of it, or the pixels of a drawing.
    ///
    /// @param pattern whose picture is no gradient
    /// @param transform takes the tile's coordinates to pixels
    public Image image(Paint.Pattern pattern, Transform transform) {
        double width = pattern.tile().width();
        double height = pattern.tile().height();
        return switch (pattern.picture()) {
            case Image image -> pattern.sampling() == Paint.Sampling.NEAREST
                    ? image
                    : level(image, image.width() / width, image.height() / height, transform);
            case Picture.Drawing drawing -> {
                Image image = rasterize(drawing, width, height, transform);
                yield level(image, image.width() / width, image.height() / height, transform);
            }
            case Gradient _ -> throw new IllegalArgumentException("a gradient has no pixels");
        };
    }

    private Image level(Image image, double perX, double perY, Transform transform) {
        double scaleX = Math.sqrt(transform.a() * transform.a() + transform.b() * transform.b()) / perX;
        double scaleY = Math.sqrt(transform.c() * transform.c() + transform.d() * transform.d()) / perY;
        return mipmaps.level(image, scaleX, scaleY);
    }

    /// A drawing as pixels, as large as its tile is on the device.
    private static Image rasterize(Picture.Drawing drawing, double width, double height, Transform transform) {
        double scale = transform.scale();
        int w = (int) Math.clamp(Math.ceil(width * scale), 1, LARGEST);
        int h = (int) Math.clamp(Math.ceil(height * scale), 1, LARGEST);
        Bitmap bitmap = new Bitmap(w, h);
        new SoftwarePainter().paint(drawing.content(), Transform.scaling(w / drawing.width(), h / drawing.height()),
                bitmap);
        return Image.ofPremultiplied(w, h, bitmap.pixels());
    }
}
