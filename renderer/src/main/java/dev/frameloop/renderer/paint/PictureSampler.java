package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Paint;
import dev.frameloop.renderer.display.Transform;

/// Gives the colour at a point, multiplied by alpha.
@FunctionalInterface
interface PictureSampler {
    int at(double x, double y);

    /// Makes a sampler for the inside of a pattern's tile; its points count from the tile's upper left.
    @FunctionalInterface
    interface Factory {
        PictureSampler sampler(Paint.Pattern pattern, Transform transform);
    }
}
