package dev.frameloop.renderer.gl;

import dev.frameloop.renderer.display.Gradient;
import org.lwjgl.opengl.GL11C;
import org.lwjgl.opengl.GL13C;
import org.lwjgl.opengl.GL15C;
import org.lwjgl.opengl.GL30C;
import org.lwjgl.opengl.GL31C;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/// The stops of all gradients of a paint, in one buffer that shaders read.
final class GradientStops {
    /// Every driver takes at least so many texels.
    private static final int MOST_TEXELS = 65_536;

    private final GlObjects objects;
    private final int buffer;
    private final int texture;
    private final Map<List<Gradient.ColorStop>, Integer> known = new IdentityHashMap<>();
    private float[] texels = new float[256];
    private int size;
    private boolean changed;

    GradientStops(GlObjects objects) {
        this.objects = objects;
        buffer = objects.buffer();
        texture = objects.texture();
    }

    /// Whether there is room for the stops of one more gradient; if not, what uses the others must be drawn and these be forgotten first.
    boolean hasRoomFor(Gradient gradient) {
        return size / 4 + 2 * stops(gradient).size() <= MOST_TEXELS;
    }

    /// A gradient with more stops than a buffer holds shows the first of them.
    static List<Gradient.ColorStop> stops(Gradient gradient) {
        List<Gradient.ColorStop> all = gradient.stops();
        return all.size() <= MOST_TEXELS / 2 ? all : all.subList(0, MOST_TEXELS / 2);
    }

    /// Where the stops of a gradient begin.
    int place(Gradient gradient) {
        Integer place = known.get(gradient.stops());
        if (place != null) {
            return place;
        }
        int first = size / 8;
        for (Gradient.ColorStop stop : stops(gradient)) {
            int color = stop.color();
            float alpha = (color >>> 24) / 255f;
            add((float) stop.offset(), 0, 0, 0);
            add((color >> 16 & 0xff) / 255f * alpha, (color >> 8 & 0xff) / 255f * alpha, (color & 0xff) / 255f * alpha,
                    alpha);
        }
        known.put(gradient.stops(), first);
        changed = true;
        return first;
    }

    private void add(float a, float b, float c, float d) {
        if (size + 4 > texels.length) {
            texels = Arrays.copyOf(texels, 2 * texels.length);
        }
        texels[size++] = a;
        texels[size++] = b;
        texels[size++] = c;
        texels[size++] = d;
    }

    /// Hands the stops to the driver.
    void bind() {
        GL13C.glActiveTexture(GL13C.GL_TEXTURE0 + Units.STOPS);
        GL11C.glBindTexture(GL31C.GL_TEXTURE_BUFFER, texture);
        if (changed) {
            GL15C.glBindBuffer(GL31C.GL_TEXTURE_BUFFER, buffer);
            GL15C.glBufferData(GL31C.GL_TEXTURE_BUFFER, Arrays.copyOf(texels, size), GL15C.GL_STREAM_DRAW);
            GL31C.glTexBuffer(GL31C.GL_TEXTURE_BUFFER, GL30C.GL_RGBA32F, buffer);
            changed = false;
        }
    }

    /// Forgets all gradients.
    void clear() {
        known.clear();
        size = 0;
        changed = false;
    }

    void delete() {
        objects.deleteTexture(texture);
        objects.deleteBuffer(buffer);
    }
}
