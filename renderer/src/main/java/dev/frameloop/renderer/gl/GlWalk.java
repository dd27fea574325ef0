package dev.frameloop.renderer.gl;

import dev.frameloop.renderer.display.Group;
import dev.frameloop.renderer.display.Paint;
import dev.frameloop.renderer.display.PaintOperation;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.RoundedRectangle;
import dev.frameloop.renderer.display.Transform;
import dev.frameloop.renderer.gl.Variant.Coverage;
import dev.frameloop.renderer.paint.Blur;
import dev.frameloop.renderer.paint.Clip;
import dev.frameloop.renderer.paint.DecorationShape;
import dev.frameloop.renderer.paint.DisplayListWalk;

/// Draws one list.
final class GlWalk extends DisplayListWalk<Layer> {
    private final GlResources resources;

    GlWalk(GlResources resources) {
        super(resources.rasterizer, Transform.IDENTITY);
        this.resources = resources;
    }

    @Override
    protected Layer openLayer(Rectangle bounds) {
        return resources.layers.open(bounds);
    }

    @Override
    protected void closeLayer(Layer layer, Group.Layer group, Transform transform, Layer target, Clip clip) {
        resources.batches.flush();
        if (layer.width == 0 || layer.height == 0) {
            resources.layers.close(layer);
            return;
        }
        Layer filtered = resources.filters.apply(group.filters(), layer, transform);
        resources.composition.composite(filtered, group, target, clip);
        resources.layers.close(filtered);
    }

    @Override
    protected void draw(PaintOperation operation, Layer target, Transform transform, Clip clip) {
        resources.batches.target(target);
        Primitives primitives = resources.primitives;
        switch (operation) {
            case PaintOperation.Fill(var shape, var paint) -> primitives.fill(shape, paint, transform, clip);
            case PaintOperation.DrawBorder border -> resources.borders.draw(border, transform, clip);
            case PaintOperation.DrawOuterShadow shadow -> shadow(shadow.box(),
                    shadow.box().translate(shadow.dx(), shadow.dy()).spread(shadow.spread()), shadow.blur(),
                    shadow.color(), false, transform, clip);
            case PaintOperation.DrawInsetShadow shadow -> shadow(shadow.box(),
                    shadow.box().translate(shadow.dx(), shadow.dy()).spread(-shadow.spread()), shadow.blur(),
                    shadow.color(), true, transform, clip);
            case PaintOperation.DrawImage image -> draw(image.toFill(), target, transform, clip);
            case PaintOperation.DrawGlyphs glyphs -> resources.text.draw(glyphs, transform, clip);
            case PaintOperation.DrawDecoration line -> primitives.fill(DecorationShape.of(line),
                    new Paint.SolidColor(line.color()), transform,
                    clip.intersect(transform.mapBounds(line.bounds()).enclosingPixels()));
        }
    }

    /// A shadow outwards lies outside of the box, one inwards inside of it and outside of the hole.
    private void shadow(RoundedRectangle box, RoundedRectangle shape, double blur, int color, boolean inset,
            Transform transform, Clip clip) {
        if (!transform.isInvertible() || !inset && shape.bounds().isEmpty()) {
            return;
        }
        if (transform.isAxisAligned() && transform.a() > 0 && transform.d() > 0 && !transform.isTranslation()) {
            // A blur is as wide as it is high on the device, whatever the scaling.
            shadow(scaled(box, transform), scaled(shape, transform), blur * transform.scale(), color, inset,
                    Transform.IDENTITY, clip);
            return;
        }
        double deviation = blur / 2;
        double reach = deviation == 0 ? 0 : Blur.reach(deviation * transform.scale());
        Rectangle device = inset
                ? transform.mapBounds(box.bounds())
                : transform.mapBounds(shape.bounds()).outset(reach);
        if (resources.primitives.begin(Coverage.SHADOW, color, device, transform, clip, inset ? 1 : 0, deviation)) {
            resources.primitives.shape(shape);
            resources.primitives.shape(box);
        }
    }

    private static RoundedRectangle scaled(RoundedRectangle shape, Transform transform) {
        return new RoundedRectangle(transform.mapBounds(shape.rectangle()),
                shape.radii().scale(transform.a(), transform.d()));
    }
}
