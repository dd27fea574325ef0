package dev.frameloop.renderer.gl;

import dev.frameloop.renderer.display.Rectangle;
import org.lwjgl.opengl.GL11C;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/// The layers that are open: a paint that fails leaves none behind.
final class Layers {
    private final GlObjects objects;
    private final Set<Layer> open = Collections.newSetFromMap(new IdentityHashMap<>());

    Layers(GlObjects objects) {
        this.objects = objects;
    }

    /// A transparent layer.
    Layer open(Rectangle bounds) {
        Layer layer = Layer.of(objects, bounds);
        open.add(layer);
        GL11C.glClearColor(0, 0, 0, 0);
        GL11C.glClear(GL11C.GL_COLOR_BUFFER_BIT);
        return layer;
    }

    void close(Layer layer) {
        open.remove(layer);
        layer.delete(objects);
    }

    void closeAll() {
        open.forEach(layer -> layer.delete(objects));
        open.clear();
    }
}
