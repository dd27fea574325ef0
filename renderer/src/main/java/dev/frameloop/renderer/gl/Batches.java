package dev.frameloop.renderer.gl;

import org.jspecify.annotations.Nullable;
import org.lwjgl.opengl.GL11C;
import org.lwjgl.opengl.GL13C;
import org.lwjgl.opengl.GL15C;
import org.lwjgl.opengl.GL20C;
import org.lwjgl.opengl.GL30C;
import org.lwjgl.opengl.GL31C;
import org.lwjgl.opengl.GL33C;
import org.lwjgl.system.MemoryUtil;

import java.nio.FloatBuffer;

/// Collects primitives that one call can draw: those of one variant, on one layer, with the same textures. What has been collected is drawn
/// when something else comes.
final class Batches {
    private static final int MOST_ATTRIBUTES = 16;
    private static final int NUMBERS = 1 << 18;

    private final Programs programs;
    private final GlObjects objects;
    private final int buffer;
    private final int[] vertexArrays = new int[MOST_ATTRIBUTES + 1];
    private final FloatBuffer numbers = MemoryUtil.memAllocFloat(NUMBERS);
    private final GradientStops stops;
    private @Nullable Variant variant;
    private @Nullable Layer layer;
    private int attributes;
    private int mask;
    private int clip;
    private int image;
    private int drawCalls;

    Batches(GlObjects objects, Programs programs) {
        this.objects = objects;
        this.programs = programs;
        buffer = objects.buffer();
        stops = new GradientStops(objects);
    }

    GradientStops stops() {
        return stops;
    }

    /// How many draw calls there have been.
    int drawCalls() {
        return drawCalls;
    }

    /// Draws on another layer from here on.
    void target(Layer newLayer) {
        if (layer != newLayer) {
            flush();
            layer = newLayer;
        }
    }

    /// Starts a primitive, whose numbers are then to be put.
    ///
    /// @param maskTexture what it covers, or 0
    /// @param clipTexture the clip, or 0
    /// @param imageTexture what it is filled with, or 0
    void begin(Variant next, int maskTexture, int clipTexture, int imageTexture) {
        if (!next.equals(variant) || mask != maskTexture || clip != clipTexture || image != imageTexture) {
            flush();
            variant = next;
            attributes = next.attributes().size();
            mask = maskTexture;
            clip = clipTexture;
            image = imageTexture;
        }
        if (numbers.remaining() < 4 * attributes) {
            flush();
        }
    }

    /// Four numbers of a primitive.
    void put(double a, double b, double c, double d) {
        numbers.put((float) a).put((float) b).put((float) c).put((float) d);
    }

    /// Draws what has been collected.
    void flush() {
        Variant drawn = variant;
        Layer target = layer;
        if (numbers.position() == 0 || drawn == null || target == null) {
            return;
        }
        numbers.flip();
        int count = numbers.remaining() / (4 * attributes);
        Program program = programs.of(drawn);
        bind(target, program);
        texture(Units.MASK, mask);
        texture(Units.CLIP, clip);
        texture(Units.IMAGE, image);
        if (drawn.filling() == Variant.Filling.GRADIENT) {
            stops.bind();
        }
        GL30C.glBindVertexArray(vertexArray(attributes));
        GL15C.glBindBuffer(GL15C.GL_ARRAY_BUFFER, buffer);
        GL15C.glBufferData(GL15C.GL_ARRAY_BUFFER, numbers, GL15C.GL_STREAM_DRAW);
        GL31C.glDrawArraysInstanced(GL11C.GL_TRIANGLE_STRIP, 0, 4, count);
        drawCalls++;
        numbers.clear();
    }

    /// Makes a layer the target and a program the current one.
    static void bind(Layer target, Program program) {
        GL30C.glBindFramebuffer(GL30C.GL_FRAMEBUFFER, target.framebuffer);
        GL11C.glViewport(0, 0, target.width, target.height);
        GL20C.glUseProgram(program.name);
        GL20C.glUniform4f(program.uniform("u_target"), target.left, target.top, 2f / target.width,
                2f / target.height);
    }

    /// Binds a texture to a unit; 0 leaves the unit as it is.
    static void texture(int unit, int texture) {
        if (texture != 0) {
            GL13C.glActiveTexture(GL13C.GL_TEXTURE0 + unit);
            GL11C.glBindTexture(GL11C.GL_TEXTURE_2D, texture);
        }
    }

    private int vertexArray(int size) {
        if (vertexArrays[size] == 0) {
            vertexArrays[size] = objects.vertexArray();
            GL30C.glBindVertexArray(vertexArrays[size]);
            GL15C.glBindBuffer(GL15C.GL_ARRAY_BUFFER, buffer);
            for (int i = 0; i < size; i++) {
                GL20C.glEnableVertexAttribArray(i);
                GL20C.glVertexAttribPointer(i, 4, GL11C.GL_FLOAT, false, 16 * size, 16L * i);
                GL33C.glVertexAttribDivisor(i, 1);
            }
        }
        return vertexArrays[size];
    }

    /// Draws one triangle over the whole target, for filters.
    void pass(Layer target, Program program) {
        GL30C.glBindFramebuffer(GL30C.GL_FRAMEBUFFER, target.framebuffer);
        GL11C.glViewport(0, 0, target.width, target.height);
        GL30C.glBindVertexArray(vertexArray(0));
        GL20C.glUseProgram(program.name);
        GL11C.glDisable(GL11C.GL_BLEND);
        GL11C.glDrawArrays(GL11C.GL_TRIANGLES, 0, 3);
        GL11C.glEnable(GL11C.GL_BLEND);
        drawCalls++;
    }

    /// Forgets what has been collected, after a failure.
    void discard() {
        numbers.clear();
        variant = null;
        layer = null;
    }

    void delete() {
        objects.deleteBuffer(buffer);
        for (int array : vertexArrays) {
            if (array != 0) {
                objects.deleteVertexArray(array);
            }
        }
        stops.delete();
        MemoryUtil.memFree(numbers);
    }
}
