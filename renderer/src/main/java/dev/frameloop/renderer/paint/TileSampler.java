package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Paint;
import dev.frameloop.renderer.display.Rectangle;

/// Repeats a picture over the plane, with gaps where the tiles stand apart.
final class TileSampler implements PictureSampler {
    private final Rectangle tile;
    private final double strideX;
    private final double strideY;
    private final PictureSampler picture;

    private TileSampler(Paint.Pattern pattern, PictureSampler picture) {
        tile = pattern.tile();
        strideX = pattern.strideX();
        strideY = pattern.strideY();
        this.picture = picture;
    }

    static TileSampler of(Paint.Pattern pattern, PictureSampler picture) {
        return new TileSampler(pattern, picture);
    }

    @Override
    public int at(double x, double y) {
        double u = wrap(x - tile.x(), strideX);
        double v = wrap(y - tile.y(), strideY);
        if (u < 0 || v < 0 || u >= tile.width() || v >= tile.height()) {
            return 0;
        }
        return picture.at(u, v);
    }

    private static double wrap(double value, double stride) {
        return stride > 0 ? value - stride * Math.floor(value / stride) : value;
    }
}
