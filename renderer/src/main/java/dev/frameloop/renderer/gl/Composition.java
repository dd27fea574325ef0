package dev.frameloop.renderer.gl;

import dev.frameloop.renderer.display.Group;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.gl.Variant.Coverage;
import dev.frameloop.renderer.gl.Variant.Filling;
import dev.frameloop.renderer.paint.Clip;
import dev.frameloop.renderer.paint.Mask;
import org.jspecify.annotations.Nullable;
import org.lwjgl.opengl.GL11C;
import org.lwjgl.opengl.GL20C;
import org.lwjgl.opengl.GL30C;

/// Lays a finished layer over what is below it.
///
/// @see <a href="https://drafts.csswg.org/compositing-1/#blending">Compositing and Blending 1</a>
final class Composition {
    private final Programs programs;
    private final Batches batches;
    private final Layers layers;
    private final Masks masks;

    Composition(Programs programs, Batches batches, Layers layers, Masks masks) {
        this.programs = programs;
        this.batches = batches;
        this.layers = layers;
        this.masks = masks;
    }

    void composite(Layer source, Group.Layer group, Layer target, Clip clip) {
        Rectangle seen = clip.bounds().intersection(source.bounds()).intersection(target.bounds());
        if (seen.isEmpty()) {
            return;
        }
        batches.target(target);
        switch (group.blendMode()) {
            case NORMAL -> draw(Filling.COLOR, source, group, seen, clip.mask());
            case PLUS_LIGHTER -> {
                batches.flush();
                GL11C.glBlendFunc(GL11C.GL_ONE, GL11C.GL_ONE);
                draw(Filling.COLOR, source, group, seen, clip.mask());
                GL11C.glBlendFunc(GL11C.GL_ONE, GL11C.GL_ONE_MINUS_SRC_ALPHA);
            }
            default -> blend(source, group, target, seen, clip.mask());
        }
    }

    /// The shader mixes by itself, and for that gets a copy of what is below.
    private void blend(Layer source, Group.Layer group, Layer target, Rectangle seen,
            @Nullable Mask clip) {
        batches.flush();
        Layer backdrop = layers.open(target.bounds());
        GL30C.glBindFramebuffer(GL30C.GL_READ_FRAMEBUFFER, target.framebuffer);
        Batches.texture(Units.BACKDROP, backdrop.texture);
        int x = (int) seen.x() - target.left;
        int y = (int) seen.y() - target.top;
        GL11C.glCopyTexSubImage2D(GL11C.GL_TEXTURE_2D, 0, x, y, x, y, (int) seen.width(), (int) seen.height());
        Program program = programs.of(new Variant(Coverage.LAYER, Filling.BLEND, clip != null));
        GL20C.glUseProgram(program.name);
        GL20C.glUniform1i(program.uniform("u_mode"), group.blendMode().ordinal());
        GL11C.glDisable(GL11C.GL_BLEND);
        draw(Filling.BLEND, source, group, seen, clip);
        GL11C.glEnable(GL11C.GL_BLEND);
        layers.close(backdrop);
    }

    private void draw(Filling filling, Layer source, Group.Layer group, Rectangle seen,
            @Nullable Mask clip) {
        Masks.Slot slot = clip == null ? null : masks.passing(clip);
        batches.begin(new Variant(Coverage.LAYER, filling, clip != null), 0, slot == null ? 0 : slot.texture(),
                source.texture);
        batches.put(seen.x(), seen.y(), seen.right(), seen.bottom());
        double opacity = Math.clamp(group.opacity(), 0, 1);
        batches.put(opacity, opacity, opacity, opacity);
        batches.put(source.left, source.top, slot == null ? 0 : slot.left() - slot.x(),
                slot == null ? 0 : slot.top() - slot.y());
        batches.flush();
    }
}
