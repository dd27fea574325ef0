package dev.frameloop.renderer.surface;

import dev.frameloop.renderer.paint.Bitmap;
import org.junit.jupiter.api.Test;
import org.lwjgl.opengl.GL11C;
import org.lwjgl.opengl.GL30C;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

/// What a presenter draws is the picture, upright, from the upper left corner.
class PicturePresenterTests {
    private static final int RED = 0xFFFF0000;
    private static final int GREEN = 0xFF00FF00;

    /// A picture that is red above and green below.
    private static Bitmap picture(int width, int height) {
        Bitmap bitmap = new Bitmap(width, height);
        for (int i = 0; i < bitmap.pixels().length; i++) {
            bitmap.pixels()[i] = i < bitmap.pixels().length / 2 ? RED : GREEN;
        }
        return bitmap;
    }

    private static int colorAt(int x, int row) {
        int[] pixel = new int[1];
        GL11C.glReadPixels(x, row, 1, 1, GL30C.GL_BGRA, GL30C.GL_UNSIGNED_INT_8_8_8_8_REV, pixel);
        return pixel[0];
    }

    private static void inFramebuffer(int width, int height, Runnable drawing) {
        int texture = GL11C.glGenTextures();
        GL11C.glBindTexture(GL11C.GL_TEXTURE_2D, texture);
        GL11C.glTexImage2D(GL11C.GL_TEXTURE_2D, 0, GL11C.GL_RGBA8, width, height, 0, GL30C.GL_BGRA,
                GL30C.GL_UNSIGNED_INT_8_8_8_8_REV, new int[width * height]);
        int framebuffer = GL30C.glGenFramebuffers();
        GL30C.glBindFramebuffer(GL30C.GL_FRAMEBUFFER, framebuffer);
        GL30C.glFramebufferTexture2D(GL30C.GL_FRAMEBUFFER, GL30C.GL_COLOR_ATTACHMENT0, GL11C.GL_TEXTURE_2D, texture,
                0);
        drawing.run();
        GL30C.glBindFramebuffer(GL30C.GL_READ_FRAMEBUFFER, framebuffer);
        assertThat(GL11C.glGetError()).isZero();
    }

    @Test
    void theNewestPictureIsDrawnUpright() {
        try (OffscreenContext context = OffscreenContext.open()) {
            context.run(() -> {
                try (PicturePresenter presenter = new PicturePresenter()) {
                    presenter.publish(picture(10, 10));
                    presenter.publish(picture(20, 20));
                    assertThat(presenter.hasNew()).isTrue();
                    inFramebuffer(40, 30, () -> presenter.draw(40, 30));
                    assertThat(presenter.hasNew()).isFalse();
                    // GL's rows go up.
                    assertThat(colorAt(5, 29)).isEqualTo(RED);
                    assertThat(colorAt(19, 11)).isEqualTo(GREEN);
                    assertThat(colorAt(21, 29)).isEqualTo(-1);
                    assertThat(colorAt(5, 9)).isEqualTo(-1);
                }
            });
        } catch (GlUnavailableException e) {
            abort(String.valueOf(e.getMessage()));
        }
    }
}
