package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Gradient;
import dev.frameloop.renderer.display.Image;
import dev.frameloop.renderer.display.Paint;
import dev.frameloop.renderer.display.Picture;
import dev.frameloop.renderer.display.Transform;

/// What a painter keeps from one operation to the next: the rasteriser's arrays, glyphs, and scaled images.
final class PaintResources implements PictureSampler.Factory {
    final Rasterizer rasterizer = new Rasterizer();
    final GlyphCache glyphs = new GlyphCache(rasterizer);
    private final Mipmaps mipmaps = new Mipmaps();

    @Override
    public PictureSampler sampler(Paint.Pattern pattern, Transform transform) {
        double width = pattern.tile().width();
        double height = pattern.tile().height();
        if (!(width > 0 && height > 0)) {
            return (_, _) -> 0;
        }
        return switch (pattern.picture()) {
            case Gradient gradient -> GradientSampler.of(gradient);
            case Image image ->
                image(image, 0, 0, image.width() / width, image.height() / height, pattern.sampling(), transform,
                        pattern.strideX() == width, pattern.strideY() == height);
            case Picture.Drawing drawing -> {
                Image image = rasterize(drawing, width, height, transform);
                yield image(image, 0, 0, image.width() / width, image.height() / height, Paint.Sampling.SMOOTH,
                        transform,
                        pattern.strideX() == width, pattern.strideY() == height);
            }
        };
    }

    /// A sampler whose origin is a point of an image.
    ///
    /// @param perX image pixels per CSS px
    /// @param perY image pixels per CSS px
    PictureSampler image(Image image, double originX, double originY, double perX, double perY, Paint.Sampling sampling,
            Transform transform, boolean wrapX, boolean wrapY) {
        if (sampling == Paint.Sampling.NEAREST) {
            return ImageSampler.nearest(image, originX, originY, perX, perY);
        }
        double scaleX = Math.sqrt(transform.a() * transform.a() + transform.b() * transform.b()) / perX;
        double scaleY = Math.sqrt(transform.c() * transform.c() + transform.d() * transform.d()) / perY;
        Image level = mipmaps.level(image, scaleX, scaleY);
        double shrunkX = level.width() / (double) image.width();
        double shrunkY = level.height() / (double) image.height();
        return ImageSampler.bilinear(level, originX * shrunkX, originY * shrunkY, perX * shrunkX, perY * shrunkY, wrapX,
                wrapY);
    }

    /// A drawing as pixels, as large as its tile is on the device.
    private static Image rasterize(Picture.Drawing drawing, double width, double height, Transform transform) {
        double scale = transform.scale();
        int w = (int) Math.clamp(Math.ceil(width * scale), 1, 4096);
        int h = (int) Math.clamp(Math.ceil(height * scale), 1, 4096);
        Bitmap bitmap = new Bitmap(w, h);
        new SoftwarePainter().paint(drawing.content(), Transform.scaling(w / drawing.width(), h / drawing.height()),
                bitmap);
        return Image.ofPremultiplied(w, h, bitmap.pixels());
    }
}
