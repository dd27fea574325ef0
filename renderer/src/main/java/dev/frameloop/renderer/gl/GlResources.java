package dev.frameloop.renderer.gl;

import dev.frameloop.renderer.paint.Rasterizer;

import java.util.function.UnaryOperator;

/// What a painter keeps from one paint to the next, and its parts.
final class GlResources {
    final GlObjects objects = new GlObjects();
    final Rasterizer rasterizer = new Rasterizer();
    final Programs programs;
    final Batches batches;
    final Layers layers = new Layers(objects);
    final Masks masks;
    final Images images = new Images(objects);
    final Primitives primitives;
    final Borders borders;
    final Text text;
    final Filters filters;
    final Composition composition;

    GlResources(int atlasSize, UnaryOperator<String> sources) {
        programs = new Programs(objects, sources);
        batches = new Batches(objects, programs);
        masks = new Masks(objects, atlasSize, batches::flush);
        primitives = new Primitives(batches, masks, images, rasterizer);
        borders = new Borders(batches, primitives, rasterizer);
        text = new Text(primitives, masks, rasterizer);
        filters = new Filters(programs, batches, layers);
        composition = new Composition(programs, batches, layers, masks);
    }

    /// After a paint: what it needed alone is deleted.
    void endPaint() {
        masks.endPaint();
        images.endPaint();
        batches.stops().clear();
    }

    void delete() {
        layers.closeAll();
        masks.delete();
        images.delete();
        batches.delete();
        programs.delete();
    }
}
