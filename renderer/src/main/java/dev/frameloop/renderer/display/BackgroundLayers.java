package dev.frameloop.renderer.display;

import dev.frameloop.dom.css.value.Auto;
import dev.frameloop.dom.css.value.BackgroundAttachment;
import dev.frameloop.dom.css.value.BackgroundBox;
import dev.frameloop.dom.css.value.BackgroundRepeat;
import dev.frameloop.dom.css.value.BackgroundSize;
import dev.frameloop.dom.css.value.Gradient;
import dev.frameloop.dom.css.value.ImageRendering;
import dev.frameloop.dom.css.value.ImageSet;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.RepeatStyle;
import dev.frameloop.dom.css.value.UrlImage;
import dev.frameloop.renderer.style.ComputedStyle;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// Paints a box's background: its colour, then its images from the last to the first.
///
/// UNIMPLEMENTED: `background-clip: text`, `background-blend-mode`, `cross-fade()`.
///
/// @see <a href="https://drafts.csswg.org/css-backgrounds-3/#backgrounds">CSS Backgrounds 3: backgrounds</a>
final class BackgroundLayers {
    private final DisplayList.Builder list;
    private final ImageSource images;
    private final Rectangle viewport;
    private final double pixelRatio;

    BackgroundLayers(DisplayList.Builder list, PaintedPage.Source source) {
        this.list = list;
        this.images = source.images();
        this.viewport = source.viewport();
        this.pixelRatio = source.pixelRatio();
    }

    /// Whether a style has any background.
    static boolean hasBackground(ComputedStyle style) {
        return !style.backgroundColor().isTransparent() || hasImage(style);
    }

    private static boolean hasImage(ComputedStyle style) {
        for (var image : style.backgroundImage()) {
            if (!(image instanceof dev.frameloop.dom.css.value.None)) {
                return true;
            }
        }
        return false;
    }

    /// Paints within the box.
    void paint(PaintedBox box) {
        paint(box.style(), box, null);
    }

    /// Paints a background that was propagated to the canvas: it is placed in the root element's box and covers the whole canvas.
    ///
    /// @see <a href="https://drafts.csswg.org/css-backgrounds-3/#root-background">CSS Backgrounds 3: the canvas background</a>
    void paintCanvas(ComputedStyle style, PaintedBox root, Rectangle canvas) {
        paint(style, root, canvas);
    }

    private void paint(ComputedStyle style, PaintedBox box, @Nullable Rectangle canvas) {
        if (!hasBackground(style)) {
            return;
        }
        int layers = hasImage(style) ? style.backgroundImage().size() : 0;
        if (!style.backgroundColor().isTransparent()) {
            BackgroundBox clip = item(style.backgroundClip(), Math.max(0, layers - 1), BackgroundBox.BORDER_BOX);
            Shape area = canvas != null ? canvas : simplified(clipShape(box, clip));
            list.add(new PaintOperation.Fill(area, new Paint.SolidColor(style.backgroundColor().argb())));
        }
        for (int i = layers - 1; i >= 0; i--) {
            layer(style, box, i, canvas);
        }
    }

    private static <T> T item(List<T> items, int index, T otherwise) {
        return items.isEmpty() ? otherwise : items.get(index % items.size());
    }

    private static Shape simplified(RoundedRectangle shape) {
        return shape.isRectangle() ? shape.rectangle() : shape;
    }

    /// Below round corners of an opaque border the background ends half way, so that it does not show at the smooth outer edge.
    private static RoundedRectangle clipShape(PaintedBox box, BackgroundBox clip) {
        return switch (clip) {
            case PADDING_BOX -> box.paddingShape();
            case CONTENT_BOX -> box.contentShape();
            default -> {
                RoundedRectangle shape = box.borderShape();
                yield !shape.isRectangle() && box.borderHidesBackground()
                        ? shape.inset(box.top() / 2, box.right() / 2, box.bottom() / 2, box.left() / 2)
                        : shape;
            }
        };
    }

    private void layer(ComputedStyle style, PaintedBox box, int index, @Nullable Rectangle canvas) {
        var image = style.backgroundImage().get(index);
        while (image instanceof ImageSet set) {
            image = set.choose(pixelRatio);
        }
        ImageSource.NaturalImage natural = image instanceof UrlImage(String url) ? images.image(url) : null;
        if (natural == null && !(image instanceof Gradient)) {
            return;
        }
        // 1. Where the image is placed, and 2. where it is seen.
        boolean fixed = item(style.backgroundAttachment(), index,
                BackgroundAttachment.SCROLL) == BackgroundAttachment.FIXED;
        Rectangle area = (fixed ? viewport : switch (item(style.backgroundOrigin(), index, BackgroundBox.PADDING_BOX)) {
            case BORDER_BOX -> box.border();
            case CONTENT_BOX -> box.contentShape().rectangle();
            default -> box.paddingShape().rectangle();
        }).snapToPixels(pixelRatio);
        BackgroundBox clip = item(style.backgroundClip(), index, BackgroundBox.BORDER_BOX);
        RoundedRectangle shape = clip == BackgroundBox.BORDER_BOX && box.borderHidesBackground()
                && box.borderShape().isRectangle()
                        ? box.paddingShape()
                        : clipShape(box, clip);
        if (area.isEmpty()) {
            return;
        }
        // 3. The size of one tile. 4. Its place, and how far it is to the next.
        double[] size = size(item(style.backgroundSize(), index, BackgroundSize.Explicit.AUTO), area, natural);
        BackgroundRepeat repeat = item(style.backgroundRepeat(), index, BackgroundRepeat.REPEAT);
        round(size, repeat, area, item(style.backgroundSize(), index, BackgroundSize.Explicit.AUTO));
        if (!(size[0] > 0 && size[1] > 0)) {
            return;
        }
        LengthPercentage x = item(style.backgroundPositionX(), index, LengthPercentage.ZERO);
        LengthPercentage y = item(style.backgroundPositionY(), index, LengthPercentage.ZERO);
        double[] horizontal = place(area.x(), area.width(), size[0], x, repeat.x());
        double[] vertical = place(area.y(), area.height(), size[1], y, repeat.y());
        Rectangle tile = new Rectangle(horizontal[0], vertical[0], size[0], size[1]);
        Picture picture = natural != null
                ? natural.picture()
                : UsedGradient.of((Gradient) image, size[0], size[1], style.color());
        boolean nearest = style.imageRendering() == ImageRendering.PIXELATED
                || style.imageRendering() == ImageRendering.CRISP_EDGES;
        list.add(new PaintOperation.Fill(canvas != null ? canvas : simplified(shape),
                new Paint.Pattern(picture, tile, horizontal[1],
                        vertical[1], nearest ? Paint.Sampling.NEAREST : Paint.Sampling.SMOOTH)));
    }

    /// @see <a href="https://drafts.csswg.org/css-backgrounds-3/#the-background-size">CSS Backgrounds 3: background-size</a>
    private static double[] size(BackgroundSize size, Rectangle area, ImageSource.@Nullable NaturalImage natural) {
        double ratio = natural == null ? Double.NaN : natural.ratio();
        double naturalWidth = natural == null ? Double.NaN : natural.width();
        double naturalHeight = natural == null ? Double.NaN : natural.height();
        double w = Double.NaN;
        double h = Double.NaN;
        switch (size) {
            case BackgroundSize.Explicit(var width, var height) -> {
                w = width instanceof LengthPercentage length ? length.resolve(area.width()) : Double.NaN;
                h = height instanceof LengthPercentage length ? length.resolve(area.height()) : Double.NaN;
                if (width == Auto.AUTO && height == Auto.AUTO && !Double.isNaN(naturalWidth + naturalHeight)) {
                    return new double[]{naturalWidth, naturalHeight};
                }
                if (Double.isNaN(w) && Double.isNaN(h)) {
                    w = naturalWidth;
                    h = naturalHeight;
                    if (Double.isNaN(w) && Double.isNaN(h)) {
                        return Double.isNaN(ratio)
                                ? new double[]{area.width(), area.height()}
                                : fitted(area, ratio, false);
                    }
                }
            }
            case BackgroundSize.Keyword keyword -> {
                return Double.isNaN(ratio)
                        ? new double[]{area.width(), area.height()}
                        : fitted(area, ratio, keyword == BackgroundSize.Keyword.COVER);
            }
        }
        if (Double.isNaN(w)) {
            w = !Double.isNaN(ratio) ? h * ratio : !Double.isNaN(naturalWidth) ? naturalWidth : area.width();
        }
        if (Double.isNaN(h)) {
            h = !Double.isNaN(ratio) ? w / ratio : !Double.isNaN(naturalHeight) ? naturalHeight : area.height();
        }
        return new double[]{w, h};
    }

    private static double[] fitted(Rectangle area, double ratio, boolean cover) {
        boolean byWidth = area.width() / ratio <= area.height() != cover;
        return byWidth
                ? new double[]{area.width(), area.width() / ratio}
                : new double[]{area.height() * ratio, area.height()};
    }

    /// `round` scales the tile so that a whole number of them fills the area, and an automatic other side with it.
    private static void round(double[] size, BackgroundRepeat repeat, Rectangle area, BackgroundSize specified) {
        double ratio = size[0] / size[1];
        boolean roundX = repeat.x() == RepeatStyle.ROUND && size[0] > 0;
        boolean roundY = repeat.y() == RepeatStyle.ROUND && size[1] > 0;
        if (roundX) {
            size[0] = area.width() / Math.max(1, Math.rint(area.width() / size[0]));
        }
        if (roundY) {
            size[1] = area.height() / Math.max(1, Math.rint(area.height() / size[1]));
        }
        if (specified instanceof BackgroundSize.Explicit(var width, var height)) {
            if (roundX && !roundY && height == Auto.AUTO) {
                size[1] = size[0] / ratio;
            } else if (roundY && !roundX && width == Auto.AUTO) {
                size[0] = size[1] * ratio;
            }
        }
    }

    /// Where the first tile begins, on a whole pixel, and the distance to the next one.
    private static double[] place(double start, double length, double tile, LengthPercentage position,
            RepeatStyle repeat) {
        double at = start + Math.floor(position.resolve(length - tile) + 0.5);
        return switch (repeat) {
            case REPEAT -> new double[]{at, tile};
            case NO_REPEAT -> new double[]{at, 0};
            case ROUND -> new double[]{at, tile};
            case SPACE -> {
                double count = Math.floor(length / tile + 1e-6);
                yield count < 2
                        ? new double[]{at, 0}
                        : new double[]{start, tile + (length - count * tile) / (count - 1)};
            }
        };
    }
}
