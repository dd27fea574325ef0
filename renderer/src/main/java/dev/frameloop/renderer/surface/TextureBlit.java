package dev.frameloop.renderer.surface;

import static org.lwjgl.opengl.GL30C.GL_COLOR_ATTACHMENT0;
import static org.lwjgl.opengl.GL30C.GL_COLOR_BUFFER_BIT;
import static org.lwjgl.opengl.GL30C.GL_NEAREST;
import static org.lwjgl.opengl.GL30C.GL_READ_FRAMEBUFFER;
import static org.lwjgl.opengl.GL30C.GL_TEXTURE_2D;
import static org.lwjgl.opengl.GL30C.glBindFramebuffer;
import static org.lwjgl.opengl.GL30C.glBlitFramebuffer;
import static org.lwjgl.opengl.GL30C.glClear;
import static org.lwjgl.opengl.GL30C.glClearColor;
import static org.lwjgl.opengl.GL30C.glDeleteFramebuffers;
import static org.lwjgl.opengl.GL30C.glFramebufferTexture2D;
import static org.lwjgl.opengl.GL30C.glGenFramebuffers;

/// Copies a texture that holds a picture to the upper left of the framebuffer that is bound for drawing; what it leaves free is white.
final class TextureBlit implements AutoCloseable {
    private int framebuffer;

    /// @param texture its first row is the picture's upper one
    /// @param width of the picture
    /// @param height of the picture
    /// @param targetWidth of the framebuffer
    /// @param targetHeight of the framebuffer
    void draw(int texture, int width, int height, int targetWidth, int targetHeight) {
        if (framebuffer == 0) {
            framebuffer = glGenFramebuffers();
        }
        if (width < targetWidth || height < targetHeight) {
            clear();
        }
        glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer);
        glFramebufferTexture2D(GL_READ_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
        // The window's first row is its lower one.
        glBlitFramebuffer(0, 0, width, height, 0, targetHeight, width, targetHeight - height, GL_COLOR_BUFFER_BIT,
                GL_NEAREST);
        glBindFramebuffer(GL_READ_FRAMEBUFFER, 0);
    }

    /// Fills the framebuffer with white.
    static void clear() {
        glClearColor(1, 1, 1, 1);
        glClear(GL_COLOR_BUFFER_BIT);
    }

    @Override
    public void close() {
        if (framebuffer != 0) {
            glDeleteFramebuffers(framebuffer);
            framebuffer = 0;
        }
    }
}
