package dev.frameloop.renderer.surface;

import dev.frameloop.renderer.paint.Bitmap;
import org.jspecify.annotations.Nullable;

import java.util.concurrent.atomic.AtomicReference;

import static org.lwjgl.opengl.GL30C.GL_BGRA;
import static org.lwjgl.opengl.GL30C.GL_COLOR_ATTACHMENT0;
import static org.lwjgl.opengl.GL30C.GL_COLOR_BUFFER_BIT;
import static org.lwjgl.opengl.GL30C.GL_LINEAR;
import static org.lwjgl.opengl.GL30C.GL_NEAREST;
import static org.lwjgl.opengl.GL30C.GL_READ_FRAMEBUFFER;
import static org.lwjgl.opengl.GL30C.GL_RGBA8;
import static org.lwjgl.opengl.GL30C.GL_TEXTURE_2D;
import static org.lwjgl.opengl.GL30C.GL_UNSIGNED_INT_8_8_8_8_REV;
import static org.lwjgl.opengl.GL30C.glBindFramebuffer;
import static org.lwjgl.opengl.GL30C.glBindTexture;
import static org.lwjgl.opengl.GL30C.glBlitFramebuffer;
import static org.lwjgl.opengl.GL30C.glClear;
import static org.lwjgl.opengl.GL30C.glClearColor;
import static org.lwjgl.opengl.GL30C.glDeleteFramebuffers;
import static org.lwjgl.opengl.GL30C.glDeleteTextures;
import static org.lwjgl.opengl.GL30C.glFramebufferTexture2D;
import static org.lwjgl.opengl.GL30C.glGenFramebuffers;
import static org.lwjgl.opengl.GL30C.glGenTextures;
import static org.lwjgl.opengl.GL30C.glTexImage2D;
import static org.lwjgl.opengl.GL30C.glTexSubImage2D;

/// Shows pictures that somebody else paints, in main memory: the newest one becomes a texture, and that the window.
///
/// {@link #publish} may be called by one other thread; it never waits, and pictures that nobody had time for are passed over.
public final class PicturePresenter implements Presenter {
    /// A copy that belongs to nobody at the moment: to be written, or newest and to be shown.
    private final AtomicReference<@Nullable Bitmap> newest = new AtomicReference<>();
    private final AtomicReference<@Nullable Bitmap> spare = new AtomicReference<>();
    private int texture;
    private int framebuffer;
    private int textureWidth;
    private int textureHeight;

    /// Has a picture shown as it is now.
    public void publish(Bitmap picture) {
        Bitmap copy = spare.getAndSet(null);
        if (copy == null || copy.width() != picture.width() || copy.height() != picture.height()) {
            copy = new Bitmap(picture.width(), picture.height());
        }
        System.arraycopy(picture.pixels(), 0, copy.pixels(), 0, picture.pixels().length);
        Bitmap passedOver = newest.getAndSet(copy);
        if (passedOver != null) {
            spare.set(passedOver);
        }
    }

    @Override
    public boolean hasNew() {
        return newest.get() != null;
    }

    @Override
    public void draw(int width, int height, double scale) {
        Bitmap picture = newest.getAndSet(null);
        if (picture != null) {
            upload(picture);
            spare.set(picture);
        }
        glClearColor(1, 1, 1, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        if (texture != 0) {
            int right = (int) Math.round(textureWidth * scale);
            int lower = height - (int) Math.round(textureHeight * scale);
            glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer);
            // The texture's first row is the picture's upper one, and the window's first row is its lower one.
            glBlitFramebuffer(0, 0, textureWidth, textureHeight, 0, height, right, lower, GL_COLOR_BUFFER_BIT,
                    scale == 1 ? GL_NEAREST : GL_LINEAR);
            glBindFramebuffer(GL_READ_FRAMEBUFFER, 0);
        }
    }

    private void upload(Bitmap picture) {
        if (picture.width() == 0 || picture.height() == 0) {
            return;
        }
        if (texture == 0) {
            texture = glGenTextures();
            framebuffer = glGenFramebuffers();
        }
        glBindTexture(GL_TEXTURE_2D, texture);
        if (picture.width() == textureWidth && picture.height() == textureHeight) {
            glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, textureWidth, textureHeight, GL_BGRA, GL_UNSIGNED_INT_8_8_8_8_REV,
                    picture.pixels());
        } else {
            textureWidth = picture.width();
            textureHeight = picture.height();
            glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, textureWidth, textureHeight, 0, GL_BGRA,
                    GL_UNSIGNED_INT_8_8_8_8_REV, picture.pixels());
            glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer);
            glFramebufferTexture2D(GL_READ_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
        }
        glBindTexture(GL_TEXTURE_2D, 0);
    }

    @Override
    public void close() {
        if (texture != 0) {
            glDeleteFramebuffers(framebuffer);
            glDeleteTextures(texture);
            texture = 0;
        }
    }
}
