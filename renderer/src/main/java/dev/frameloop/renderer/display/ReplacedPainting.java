package dev.frameloop.renderer.display;

import dev.frameloop.dom.css.value.ImageRendering;
import dev.frameloop.renderer.box.ReplacedBox;
import dev.frameloop.renderer.layout.BoxFragment;
import dev.frameloop.renderer.style.ComputedStyle;

import java.util.IdentityHashMap;
import java.util.Map;

/// Paints the content of replaced elements.
///
/// @see <a href="https://drafts.csswg.org/css-images-3/#sizing">CSS Images 3: sizing images and objects</a>
final class ReplacedPainting {
    private final DisplayList.Builder list;
    private final ImageSource images;
    private final double pixelRatio;
    private final Map<ReplacedBox, PaintedPage> frames = new IdentityHashMap<>();

    ReplacedPainting(DisplayList.Builder list, PaintedPage.Source source) {
        this.list = list;
        this.images = source.images();
        this.pixelRatio = source.pixelRatio();
    }

    /// The pages that were painted in frames.
    Map<ReplacedBox, PaintedPage> frames() {
        return frames;
    }

    void paint(BoxFragment fragment, PaintedBox box) {
        if (!(fragment.box() instanceof ReplacedBox replaced)) {
            return;
        }
        ImageSource.NaturalImage image = images.content(replaced);
        RoundedRectangle content = box.contentShape();
        Rectangle area = content.rectangle().snapToPixels(pixelRatio);
        PaintedPage page = images.frame(replaced);
        if (page != null) {
            frames.put(replaced, page);
            frame(page.list(), content.isRectangle() ? area : content, area);
            return;
        }
        if (image == null || content.bounds().isEmpty()) {
            return;
        }
        Rectangle to = objectRectangle(image, box.style(), content.rectangle()).snapToPixels(pixelRatio);
        boolean clips = !content.isRectangle() || !area.contains(to);
        if (clips) {
            list.push(new Group.Clip(content.isRectangle() ? area : content));
        }
        boolean nearest = box.style().imageRendering() == ImageRendering.PIXELATED
                || box.style().imageRendering() == ImageRendering.CRISP_EDGES;
        Paint.Sampling sampling = nearest ? Paint.Sampling.NEAREST : Paint.Sampling.SMOOTH;
        if (image.picture() instanceof Image pixels) {
            list.add(new PaintOperation.DrawImage(pixels, new Rectangle(0, 0, pixels.width(), pixels.height()), to,
                    sampling));
        } else {
            list.add(new PaintOperation.Fill(to, new Paint.Pattern(image.picture(), to, 0, 0, sampling)));
        }
        if (clips) {
            list.pop();
        }
    }

    private void frame(DisplayList page, Shape clip, Rectangle area) {
        GroupNode outside = list.current();
        list.push(new Group.Clip(clip)).push(new Group.Transformed(Transform.translation(area.x(), area.y())));
        list.append(page);
        list.within(outside);
    }

    /// @see <a href="https://drafts.csswg.org/css-images-3/#the-object-fit">CSS Images 3: object-fit</a>
    private static Rectangle objectRectangle(ImageSource.NaturalImage image, ComputedStyle style, Rectangle area) {
        double ratio = image.ratio();
        double naturalWidth = Double.isNaN(image.width()) ? area.width() : image.width();
        double naturalHeight = Double.isNaN(image.height()) ? area.height() : image.height();
        double containedWidth = Double.isNaN(ratio) ? area.width() : Math.min(area.width(), area.height() * ratio);
        double containedHeight = Double.isNaN(ratio) ? area.height() : Math.min(area.height(), area.width() / ratio);
        double width;
        double height;
        switch (style.objectFit()) {
            case CONTAIN -> {
                width = containedWidth;
                height = containedHeight;
            }
            case COVER -> {
                width = Double.isNaN(ratio) ? area.width() : Math.max(area.width(), area.height() * ratio);
                height = Double.isNaN(ratio) ? area.height() : Math.max(area.height(), area.width() / ratio);
            }
            case NONE -> {
                width = naturalWidth;
                height = naturalHeight;
            }
            case SCALE_DOWN -> {
                boolean natural = naturalWidth <= containedWidth;
                width = natural ? naturalWidth : containedWidth;
                height = natural ? naturalHeight : containedHeight;
            }
            default -> {
                width = area.width();
                height = area.height();
            }
        }
        return new Rectangle(area.x() + style.objectPosition().left().resolve(area.width() - width),
                area.y() + style.objectPosition().top().resolve(area.height() - height), width, height);
    }
}
