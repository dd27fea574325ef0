package dev.frameloop.renderer.surface;

import dev.frameloop.renderer.paint.Bitmap;
import org.jspecify.annotations.Nullable;

import java.util.concurrent.atomic.AtomicReference;

import static org.lwjgl.opengl.GL30C.GL_BGRA;
import static org.lwjgl.opengl.GL30C.GL_RGBA8;
import static org.lwjgl.opengl.GL30C.GL_TEXTURE_2D;
import static org.lwjgl.opengl.GL30C.GL_UNSIGNED_INT_8_8_8_8_REV;
import static org.lwjgl.opengl.GL30C.glBindTexture;
import static org.lwjgl.opengl.GL30C.glDeleteTextures;
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
    private final TextureBlit blit = new TextureBlit();
    private int texture;
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
    public void draw(int width, int height) {
        Bitmap picture = newest.getAndSet(null);
        if (picture != null) {
            upload(picture);
            spare.set(picture);
        }
        if (texture == 0) {
            TextureBlit.clear();
        } else {
            blit.draw(texture, textureWidth, textureHeight, width, height);
        }
    }

    private void upload(Bitmap picture) {
        if (picture.width() == 0 || picture.height() == 0) {
            return;
        }
        if (texture == 0) {
            texture = glGenTextures();
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
        }
        glBindTexture(GL_TEXTURE_2D, 0);
    }

    @Override
    public void close() {
        if (texture != 0) {
            glDeleteTextures(texture);
            texture = 0;
        }
        blit.close();
    }
}
