package dev.frameloop.renderer.gl;

import dev.frameloop.renderer.display.Rectangle;
import org.lwjgl.opengl.GL11C;
import org.lwjgl.opengl.GL12C;
import org.lwjgl.opengl.GL30C;

import java.nio.ByteBuffer;

/// A rectangle of device pixels in a texture of its own, with colours multiplied by alpha, and rows from the top.
final class Layer {
    final int left;
    final int top;
    final int width;
    final int height;
    final int texture;
    final int framebuffer;

    private Layer(int left, int top, int width, int height, int texture, int framebuffer) {
        this.left = left;
        this.top = top;
        this.width = width;
        this.height = height;
        this.texture = texture;
        this.framebuffer = framebuffer;
    }

    /// A layer whose content is undefined yet. Binds its framebuffer, and its texture to the active unit.
    ///
    /// @throws GlException if the driver cannot have one so large
    static Layer of(GlObjects objects, Rectangle bounds) {
        int width = (int) bounds.width();
        int height = (int) bounds.height();
        int largest = GL11C.glGetInteger(GL11C.GL_MAX_TEXTURE_SIZE);
        if (width > largest || height > largest) {
            throw new GlException(
                    "a picture of " + width + "x" + height + " pixels is too large: the driver takes up to "
                            + largest + "x" + largest);
        }
        int texture = objects.texture();
        int framebuffer = objects.framebuffer();
        GL11C.glBindTexture(GL11C.GL_TEXTURE_2D, texture);
        GL11C.glTexParameteri(GL11C.GL_TEXTURE_2D, GL11C.GL_TEXTURE_MIN_FILTER, GL11C.GL_LINEAR);
        GL11C.glTexParameteri(GL11C.GL_TEXTURE_2D, GL11C.GL_TEXTURE_MAG_FILTER, GL11C.GL_LINEAR);
        GL11C.glTexParameteri(GL11C.GL_TEXTURE_2D, GL11C.GL_TEXTURE_WRAP_S, GL12C.GL_CLAMP_TO_EDGE);
        GL11C.glTexParameteri(GL11C.GL_TEXTURE_2D, GL11C.GL_TEXTURE_WRAP_T, GL12C.GL_CLAMP_TO_EDGE);
        GL11C.glTexImage2D(GL11C.GL_TEXTURE_2D, 0, GL11C.GL_RGBA8, Math.max(1, width), Math.max(1, height), 0,
                GL12C.GL_BGRA, GL11C.GL_UNSIGNED_BYTE, (ByteBuffer) null);
        GL30C.glBindFramebuffer(GL30C.GL_FRAMEBUFFER, framebuffer);
        GL30C.glFramebufferTexture2D(GL30C.GL_FRAMEBUFFER, GL30C.GL_COLOR_ATTACHMENT0, GL11C.GL_TEXTURE_2D, texture, 0);
        Layer layer = new Layer((int) bounds.x(), (int) bounds.y(), width, height, texture, framebuffer);
        int status = GL30C.glCheckFramebufferStatus(GL30C.GL_FRAMEBUFFER);
        if (status != GL30C.GL_FRAMEBUFFER_COMPLETE) {
            layer.delete(objects);
            throw new GlException("the driver refuses a layer of " + width + "x" + height + " pixels: status 0x"
                    + Integer.toHexString(status));
        }
        return layer;
    }

    Rectangle bounds() {
        return new Rectangle(left, top, width, height);
    }

    void delete(GlObjects objects) {
        objects.deleteFramebuffer(framebuffer);
        objects.deleteTexture(texture);
    }
}
