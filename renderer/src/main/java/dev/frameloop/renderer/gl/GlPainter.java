package dev.frameloop.renderer.gl;

import dev.frameloop.renderer.display.Damage;
import dev.frameloop.renderer.display.DisplayList;
import dev.frameloop.renderer.display.Image;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.paint.Bitmap;
import dev.frameloop.renderer.paint.Clip;
import org.jspecify.annotations.Nullable;
import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL11C;
import org.lwjgl.opengl.GL12C;
import org.lwjgl.opengl.GL30C;

import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.UnaryOperator;

/// Paints with OpenGL 3.3 core into a texture of its own, from which a picture can be shown, drawn in a scene, or read back.
///
/// The context belongs to the caller, and must be current on the thread that calls any of the methods, with LWJGL's capabilities set; so a page can
/// be a panel in somebody else's scene. Every method leaves the context's state as it found it: programs, buffers, the textures of units 0 to
/// 4, framebuffers, viewport, scissor, blending, masks, pixel stores. Two things are not kept: errors that were pending are cleared by a
/// paint, and the generic values of vertex attributes are undefined, as after any draw.
///
/// Large areas cost what they cost the driver; outlines, glyphs and clips that are not rectangles are rasterised on the processor, by the
/// software painter's rasteriser, and kept in textures.
public final class GlPainter implements AutoCloseable {
    private static final int ATLAS = 2048;

    private final GlResources resources;
    private final IntSupplier errors;
    private @Nullable Layer target;
    private boolean closed;

    /// A painter in the current context.
    ///
    /// @throws GlException if no context is current, or it is older than OpenGL 3.3
    public GlPainter() {
        this(ATLAS, UnaryOperator.identity(), GL11C::glGetError);
    }

    /// For tests.
    ///
    /// @param atlasSize of the masks' atlas
    /// @param sources changes a shader's source before it is compiled
    /// @param errors stands for `glGetError`
    GlPainter(int atlasSize, UnaryOperator<String> sources, IntSupplier errors) {
        try {
            if (!GL.getCapabilities().OpenGL33) {
                throw new GlException("the painter needs OpenGL 3.3, but the current context has "
                        + GL11C.glGetString(GL11C.GL_VERSION));
            }
        } catch (IllegalStateException e) {
            throw new GlException("no OpenGL context is current on this thread; make one current, and call"
                    + " GL.createCapabilities(), before you make a painter");
        }
        this.errors = errors;
        GlState state = GlState.begin();
        try {
            resources = new GlResources(atlasSize, sources);
        } finally {
            state.restore();
        }
    }

    /// Paints those parts of a list that lie in the damage; the rest stays as it was. A picture of another size than the one before is
    /// painted as a whole.
    ///
    /// @param width of the picture in pixels, at least 1
    /// @param height of the picture in pixels, at least 1
    /// @param backdrop the colour below everything, `0xAARRGGBB`
    /// @return how many pixels were painted, with overlapping operations counted once each
    /// @throws GlException if the driver cannot do it
    public long paint(DisplayList list, Damage damage, int width, int height, int backdrop) {
        if (closed) {
            throw new IllegalStateException("the painter is closed");
        }
        GlState state = GlState.begin();
        boolean finished = false;
        try {
            clearErrors();
            long painted = 0;
            for (Rectangle part : prepare(damage, width, height)) {
                Layer picture = picture();
                Rectangle visible = part.enclosingPixels().intersection(picture.bounds());
                if (!visible.isEmpty()) {
                    clear(picture, visible, Image.premultiply(backdrop));
                    painted += new GlWalk(resources).walk(list, picture, Clip.of(visible));
                    resources.batches.flush();
                }
            }
            resources.endPaint();
            checkErrors();
            finished = true;
            return painted;
        } finally {
            if (!finished) {
                resources.batches.discard();
                resources.layers.closeAll();
            }
            state.restore();
        }
    }

    private List<Rectangle> prepare(Damage damage, int width, int height) {
        Layer before = target;
        if (before != null && before.width == width && before.height == height) {
            return damage.rectangles();
        }
        if (before != null) {
            target = null;
            before.delete(resources.objects);
        }
        Rectangle all = new Rectangle(0, 0, width, height);
        target = Layer.of(resources.objects, all);
        return List.of(all);
    }

    private Layer picture() {
        Layer picture = target;
        if (picture == null) {
            throw new IllegalStateException("nothing has been painted yet");
        }
        return picture;
    }

    private static void clear(Layer picture, Rectangle part, int premultiplied) {
        GL30C.glBindFramebuffer(GL30C.GL_FRAMEBUFFER, picture.framebuffer);
        GL11C.glEnable(GL11C.GL_SCISSOR_TEST);
        GL11C.glScissor((int) part.x(), (int) part.y(), (int) part.width(), (int) part.height());
        GL11C.glClearColor((premultiplied >> 16 & 0xff) / 255f, (premultiplied >> 8 & 0xff) / 255f,
                (premultiplied & 0xff) / 255f, (premultiplied >>> 24) / 255f);
        GL11C.glClear(GL11C.GL_COLOR_BUFFER_BIT);
        GL11C.glDisable(GL11C.GL_SCISSOR_TEST);
    }

    private void clearErrors() {
        // A lost context may report errors without end.
        for (int i = 0; i < 16 && errors.getAsInt() != GL11C.GL_NO_ERROR; i++) {
            continue;
        }
    }

    private void checkErrors() {
        int error = errors.getAsInt();
        if (error != GL11C.GL_NO_ERROR) {
            throw new GlException("OpenGL reports " + switch (error) {
                case GL11C.GL_OUT_OF_MEMORY -> "that no memory is left";
                case 0x0507 -> "that the context is lost";
                default -> "error 0x" + Integer.toHexString(error);
            } + " after a paint");
        }
    }

    /// The texture that holds the picture: `GL_TEXTURE_2D`, `GL_RGBA8`, colours in sRGB multiplied by alpha, the picture's upper left at texture
    /// coordinates (0, 0). It is valid until a picture of another size is painted, or the painter is closed; do not change it.
    ///
    /// @throws IllegalStateException if nothing has been painted yet
    public int texture() {
        return picture().texture;
    }

    /// Copies the picture, upright, to a framebuffer's lower left; 0 is the window's.
    ///
    /// @param height of the framebuffer: the picture's upper edge comes to lie at its upper edge
    public void present(int framebuffer, int height) {
        Layer picture = picture();
        GlState state = GlState.begin();
        try {
            GL30C.glBindFramebuffer(GL30C.GL_READ_FRAMEBUFFER, picture.framebuffer);
            GL30C.glBindFramebuffer(GL30C.GL_DRAW_FRAMEBUFFER, framebuffer);
            GL30C.glBlitFramebuffer(0, 0, picture.width, picture.height, 0, height, picture.width,
                    height - picture.height, GL11C.GL_COLOR_BUFFER_BIT, GL11C.GL_NEAREST);
        } finally {
            state.restore();
        }
    }

    /// Reads parts of the picture back.
    ///
    /// @param target of the picture's size
    public void read(Damage damage, Bitmap bitmap) {
        Layer picture = picture();
        if (bitmap.width() != picture.width || bitmap.height() != picture.height) {
            throw new IllegalArgumentException("the bitmap is " + bitmap.width() + "x" + bitmap.height()
                    + ", but the picture " + picture.width + "x" + picture.height);
        }
        GlState state = GlState.begin();
        try {
            GL30C.glBindFramebuffer(GL30C.GL_READ_FRAMEBUFFER, picture.framebuffer);
            GL11C.glPixelStorei(GL11C.GL_PACK_ROW_LENGTH, bitmap.width());
            for (Rectangle part : damage.rectangles()) {
                Rectangle seen = part.enclosingPixels().intersection(picture.bounds());
                if (!seen.isEmpty()) {
                    GL11C.glPixelStorei(GL11C.GL_PACK_SKIP_PIXELS, (int) seen.x());
                    GL11C.glPixelStorei(GL11C.GL_PACK_SKIP_ROWS, (int) seen.y());
                    GL11C.glReadPixels((int) seen.x(), (int) seen.y(), (int) seen.width(), (int) seen.height(),
                            GL12C.GL_BGRA, GL12C.GL_UNSIGNED_INT_8_8_8_8_REV, bitmap.pixels());
                }
            }
        } finally {
            state.restore();
        }
    }

    /// How many objects the painter has in the context at the moment.
    public int liveObjects() {
        return resources.objects.live();
    }

    /// How many calls have drawn something so far.
    public int drawCalls() {
        return resources.batches.drawCalls();
    }

    /// How many masks the atlas holds.
    int masks() {
        return resources.masks.count();
    }

    /// Deletes everything that the painter has in the context, which must be current; a second time does nothing.
    @Override
    public void close() {
        if (!closed) {
            closed = true;
            if (target != null) {
                target.delete(resources.objects);
                target = null;
            }
            resources.delete();
        }
    }
}
