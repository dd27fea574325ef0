package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Gradient;
import dev.frameloop.renderer.display.Paint;
import dev.frameloop.renderer.display.Transform;

/// Gives the colours of pixels.
@FunctionalInterface
interface Shader {
    /// Writes the colours, multiplied by alpha, of `count` pixels of a row to the start of `colors`.
    void shade(int x, int y, int count, int[] colors);

    /// A shader for pixels of a device whose pictures of points are given by a transform that can be undone.
    static Shader of(Paint paint, Transform transform, PictureSampler.Factory pictures) {
        return switch (paint) {
            case Paint.SolidColor(int color) -> {
                int premultiplied = Pixels.premultiply(color);
                yield (_, _, count, colors) -> java.util.Arrays.fill(colors, 0, count, premultiplied);
            }
            case Gradient gradient -> sampled(GradientSampler.of(gradient), transform.invert());
            case Paint.Pattern pattern -> sampled(TileSampler.of(pattern, pictures.sampler(pattern, transform)),
                    transform.invert());
        };
    }

    private static Shader sampled(PictureSampler sampler, Transform inverse) {
        return (x, y, count, colors) -> {
            double px = x + 0.5;
            double py = y + 0.5;
            for (int i = 0; i < count; i++, px++) {
                colors[i] = sampler.at(inverse.mapX(px, py), inverse.mapY(px, py));
            }
        };
    }
}
