package dev.frameloop.renderer.gl;

import dev.frameloop.renderer.display.CornerRadii;
import dev.frameloop.renderer.display.Gradient;
import dev.frameloop.renderer.display.Paint;
import dev.frameloop.renderer.display.Path;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.RoundedRectangle;
import dev.frameloop.renderer.display.Shape;
import dev.frameloop.renderer.display.Transform;
import dev.frameloop.renderer.gl.Variant.Coverage;
import dev.frameloop.renderer.gl.Variant.Filling;
import dev.frameloop.renderer.paint.Clip;
import dev.frameloop.renderer.paint.Mask;
import dev.frameloop.renderer.paint.PictureImages;
import dev.frameloop.renderer.paint.Rasterizer;
import org.jspecify.annotations.Nullable;

/// Turns filled shapes into primitives. Each covers a rectangle of whole pixels of the device, cut to the clip; shaders find out how much of each
/// pixel belongs to it.
final class Primitives {
    /// Outlines larger than this are rasterised anew each time, and only where they are seen; in pixels.
    private static final int LARGEST_KEPT = 512;

    private final Batches batches;
    private final Masks masks;
    private final Images images;
    private final Rasterizer rasterizer;

    /// An outline at a place that differs by whole pixels from where it was.
    private record Outline(Path path, double a, double b, double c, double d, double e, double f) {}

    Primitives(Batches batches, Masks masks, Images images, Rasterizer rasterizer) {
        this.batches = batches;
        this.masks = masks;
        this.images = images;
        this.rasterizer = rasterizer;
    }

    /// Fills a shape whose coordinates a transform takes to the device.
    void fill(Shape shape, Paint paint, Transform transform, Clip clip) {
        Shape area = paint instanceof Paint.Pattern pattern ? pattern.limit(shape) : shape;
        if (clip.isEmpty() || !transform.isInvertible() || area.bounds().isEmpty()) {
            return;
        }
        Rectangle device = transform.mapBounds(area.bounds());
        switch (area) {
            case Rectangle r -> box(new RoundedRectangle(r, CornerRadii.ZERO), device, paint, transform, clip);
            case RoundedRectangle r -> box(r, device, paint, transform, clip);
            case Path path -> outline(path, device, paint, transform, clip);
        }
    }

    private void box(RoundedRectangle r, Rectangle device, Paint paint, Transform transform, Clip clip) {
        boolean rectangle = r.isRectangle() && transform.isAxisAligned();
        // FAST PATH: what covers whole pixels needs no reckoning for each.
        boolean pixels = rectangle && device.isPixelAligned();
        Coverage coverage = pixels ? Coverage.PIXELS : rectangle ? Coverage.RECTANGLE : Coverage.ROUNDED;
        if (begin(coverage, paint, device, transform, clip, null, 0, 0)) {
            if (rectangle && !pixels) {
                batches.put(device.x(), device.y(), device.right(), device.bottom());
            } else if (!rectangle) {
                shape(r);
            }
            filling(paint);
        }
    }

    private void outline(Path path, Rectangle device, Paint paint, Transform transform, Clip clip) {
        if (device.width() > LARGEST_KEPT || device.height() > LARGEST_KEPT) {
            Rectangle seen = clip.bounds().intersection(device.enclosingPixels());
            if (!seen.isEmpty()) {
                mask(rasterizer.cover(path, transform, seen), paint, transform, clip);
            }
            return;
        }
        double column = Math.floor(transform.e());
        double row = Math.floor(transform.f());
        Transform place = new Transform(transform.a(), transform.b(), transform.c(), transform.d(),
                transform.e() - column, transform.f() - row);
        Outline key = new Outline(path, place.a(), place.b(), place.c(), place.d(), place.e(), place.f());
        Masks.Slot slot = masks.find(key);
        if (slot == null) {
            slot = masks.put(key, rasterizer.cover(path, place, place.mapBounds(path.bounds()).enclosingPixels()));
        }
        mask(slot, (int) column, (int) row, paint, transform, clip);
    }

    /// Fills what a mask of this paint covers.
    void mask(Mask mask, Paint paint, Transform transform, Clip clip) {
        mask(masks.passing(mask), 0, 0, paint, transform, clip);
    }

    /// Fills what a kept mask covers, moved to the right and downwards.
    void mask(Masks.Slot slot, int dx, int dy, Paint paint, Transform transform, Clip clip) {
        if (slot.texture() == 0) {
            return;
        }
        Rectangle device = new Rectangle(slot.left() + dx, slot.top() + dy, slot.width(), slot.height());
        if (begin(Coverage.MASK, paint, device, transform, clip, slot, dx, dy)) {
            filling(paint);
        }
    }

    /// Starts a primitive of one colour in coordinates of its own, if anything of it is seen.
    ///
    /// @param z a number that the shader takes
    /// @param w another one
    boolean begin(Coverage coverage, int color, Rectangle device, Transform transform, Clip clip, double z, double w) {
        if (!head(new Variant(coverage, Filling.COLOR, clip.mask() != null), color, device, clip, null, 0, 0, 0)) {
            return false;
        }
        local(transform, z, w);
        return true;
    }

    private boolean begin(Coverage coverage, Paint paint, Rectangle device, Transform transform, Clip clip,
            Masks.@Nullable Slot slot, int dx, int dy) {
        Filling filling = switch (paint) {
            case Paint.SolidColor _ -> Filling.COLOR;
            case Gradient _ -> Filling.GRADIENT;
            case Paint.Pattern pattern -> pattern.picture() instanceof Gradient ? Filling.GRADIENT : Filling.IMAGE;
        };
        if (paint instanceof Paint.Pattern pattern && pattern.tile().isEmpty()) {
            return false;
        }
        if (clip.bounds().intersection(device.enclosingPixels()).isEmpty()) {
            return false;
        }
        int image = filling == Filling.IMAGE && paint instanceof Paint.Pattern pattern
                ? images.texture(pattern, transform)
                : 0;
        Gradient gradient = gradient(paint);
        if (gradient != null && !batches.stops().hasRoomFor(gradient)) {
            batches.flush();
            batches.stops().clear();
        }
        Variant variant = new Variant(coverage, filling, clip.mask() != null);
        int color = paint instanceof Paint.SolidColor(int argb) ? argb : -1;
        if (!head(variant, color, device, clip, slot, dx, dy, image)) {
            return false;
        }
        if (variant.isLocal()) {
            local(transform, gradient == null ? 0 : kind(gradient), 0);
        }
        return true;
    }

    private static int kind(Gradient gradient) {
        int repeating = gradient.repeating() ? 4 : 0;
        return repeating + switch (gradient) {
            case Gradient.Linear _ -> 0;
            case Gradient.Radial _ -> 1;
            case Gradient.Conic _ -> 2;
        };
    }

    private static @Nullable Gradient gradient(Paint paint) {
        return switch (paint) {
            case Gradient gradient -> gradient;
            case Paint.Pattern pattern when pattern.picture() instanceof Gradient gradient -> gradient;
            case Paint.Pattern _,Paint.SolidColor _ -> null;
        };
    }

    private boolean head(Variant variant, int color, Rectangle device, Clip clip, Masks.@Nullable Slot slot, int dx,
            int dy, int image) {
        Rectangle seen = clip.bounds().intersection(device.enclosingPixels());
        if (seen.isEmpty()) {
            return false;
        }
        Mask cut = clip.mask();
        Masks.Slot clipSlot = cut == null ? null : masks.passing(cut);
        batches.begin(variant, slot == null ? 0 : slot.texture(), clipSlot == null ? 0 : clipSlot.texture(), image);
        batches.put(seen.x(), seen.y(), seen.right(), seen.bottom());
        double alpha = (color >>> 24) / 255.0;
        batches.put((color >> 16 & 0xff) / 255.0 * alpha, (color >> 8 & 0xff) / 255.0 * alpha,
                (color & 0xff) / 255.0 * alpha, alpha);
        batches.put(slot == null ? 0 : slot.left() + dx - slot.x(), slot == null ? 0 : slot.top() + dy - slot.y(),
                clipSlot == null ? 0 : clipSlot.left() - clipSlot.x(),
                clipSlot == null ? 0 : clipSlot.top() - clipSlot.y());
        return true;
    }

    private void local(Transform transform, double z, double w) {
        Transform inverse = transform.invert();
        batches.put(inverse.a(), inverse.b(), inverse.c(), inverse.d());
        batches.put(inverse.e(), inverse.f(), z, w);
    }

    /// The numbers of a rounded rectangle.
    void shape(RoundedRectangle r) {
        edges(r.rectangle());
        CornerRadii radii = r.radii();
        batches.put(radii.topLeftX(), radii.topRightX(), radii.bottomRightX(), radii.bottomLeftX());
        batches.put(radii.topLeftY(), radii.topRightY(), radii.bottomRightY(), radii.bottomLeftY());
    }

    /// The numbers of a rectangle.
    void edges(Rectangle r) {
        batches.put(r.x(), r.y(), r.right(), r.bottom());
    }

    private void filling(Paint paint) {
        Gradient gradient = gradient(paint);
        if (gradient != null) {
            switch (gradient) {
                case Gradient.Linear g -> batches.put(g.x0(), g.y0(), g.x1(), g.y1());
                case Gradient.Radial g -> batches.put(g.centerX(), g.centerY(), g.radiusX(), g.radiusY());
                case Gradient.Conic g -> batches.put(g.centerX(), g.centerY(), g.degrees() / 360, 0);
            }
        }
        double strideX = 0;
        double strideY = 0;
        boolean smooth = false;
        if (paint instanceof Paint.Pattern pattern) {
            Rectangle tile = pattern.tile();
            batches.put(tile.x(), tile.y(), tile.width(), tile.height());
            strideX = pattern.strideX();
            strideY = pattern.strideY();
            smooth = PictureImages.isSmooth(pattern);
        } else if (gradient != null) {
            batches.put(0, 0, 0, 0);
        }
        if (gradient != null) {
            batches.put(strideX, strideY, batches.stops().place(gradient), GradientStops.stops(gradient).size());
        } else if (paint instanceof Paint.Pattern) {
            batches.put(strideX, strideY, smooth ? 1 : 0, 0);
        }
    }
}
