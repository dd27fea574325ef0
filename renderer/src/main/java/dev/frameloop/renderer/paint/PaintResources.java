package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Gradient;
import dev.frameloop.renderer.display.Image;
import dev.frameloop.renderer.display.Paint;
import dev.frameloop.renderer.display.Transform;

/// What a painter keeps from one operation to the next: the rasteriser's arrays, glyphs, and scaled images.
final class PaintResources implements PictureSampler.Factory {
    final Rasterizer rasterizer = new Rasterizer();
    final GlyphPainter glyphs = new GlyphPainter(new GlyphMasks(rasterizer));
    private final PictureImages images = new PictureImages();

    @Override
    public PictureSampler sampler(Paint.Pattern pattern, Transform transform) {
        double width = pattern.tile().width();
        double height = pattern.tile().height();
        if (!(width > 0 && height > 0)) {
            return (_, _) -> 0;
        }
        if (pattern.picture() instanceof Gradient gradient) {
            return GradientSampler.of(gradient);
        }
        Image image = images.image(pattern, transform);
        double perX = image.width() / width;
        double perY = image.height() / height;
        return PictureImages.isSmooth(pattern)
                ? ImageSampler.bilinear(image, perX, perY, pattern.strideX() == width, pattern.strideY() == height)
                : ImageSampler.nearest(image, perX, perY);
    }
}
