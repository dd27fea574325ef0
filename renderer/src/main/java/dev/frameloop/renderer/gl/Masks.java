package dev.frameloop.renderer.gl;

import dev.frameloop.renderer.paint.Mask;
import org.jspecify.annotations.Nullable;
import org.lwjgl.opengl.GL11C;
import org.lwjgl.opengl.GL12C;
import org.lwjgl.opengl.GL30C;
import org.lwjgl.system.MemoryUtil;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/// Masks in textures: small ones, of glyphs and outlines, side by side in one atlas; large ones in textures of their own.
///
/// The atlas is filled in shelves, rows of masks of about the same height. When it is full, the shelf that has not been used for longest and
/// fits is emptied; before anything is overwritten, what has been collected to be drawn is drawn.
final class Masks {
    /// Larger masks than this do not go into the atlas, in pixels.
    private static final int LARGEST = 512;

    private final GlObjects objects;
    private final Runnable flush;
    private final int size;
    private final List<Shelf> shelves = new ArrayList<>();
    private final Map<Object, Slot> slots = new HashMap<>();
    private final Map<Mask, Slot> passing = new IdentityHashMap<>();
    private final List<Integer> ownTextures = new ArrayList<>();
    private ByteBuffer staging = MemoryUtil.memAlloc(1 << 16);
    private int atlas;
    private int used;
    private long time;

    /// Where a mask is.
    ///
    /// @param texture 0 for a mask that covers nothing
    /// @param x in the texture
    /// @param y in the texture
    record Slot(int texture, int x, int y, int left, int top, int width, int height, @Nullable Shelf shelf) {}

    /// A row of masks.
    private static final class Shelf {
        private final int y;
        private final int height;
        private final List<Object> keys = new ArrayList<>();
        private int x;
        private long lastUse;

        Shelf(int y, int height) {
            this.y = y;
            this.height = height;
        }
    }

    /// @param size width and height of the atlas
    /// @param flush draws what has been collected
    Masks(GlObjects objects, int size, Runnable flush) {
        this.objects = objects;
        this.size = size;
        this.flush = flush;
    }

    /// The slot of a mask that was put under a key and is still there.
    @Nullable
    Slot find(Object key) {
        Slot slot = slots.get(key);
        if (slot != null && slot.shelf != null) {
            slot.shelf.lastUse = ++time;
        }
        return slot;
    }

    /// Keeps a mask under a key for later paints; one that is too large only for this one.
    Slot put(Object key, Mask mask) {
        if (mask.width() == 0 || mask.height() == 0) {
            Slot nothing = new Slot(0, 0, 0, mask.left(), mask.top(), 0, 0, null);
            slots.put(key, nothing);
            return nothing;
        }
        if (mask.width() > LARGEST || mask.height() > LARGEST) {
            return own(mask);
        }
        Shelf shelf = shelf(mask.width(), mask.height());
        Slot slot = new Slot(atlas(), shelf.x, shelf.y, mask.left(), mask.top(), mask.width(), mask.height(), shelf);
        upload(slot.texture, slot.x, slot.y, mask);
        shelf.x += mask.width();
        shelf.keys.add(key);
        shelf.lastUse = ++time;
        slots.put(key, slot);
        return slot;
    }

    /// Keeps a mask for this paint.
    Slot passing(Mask mask) {
        return passing.computeIfAbsent(mask, this::own);
    }

    private Slot own(Mask mask) {
        if (mask.width() == 0 || mask.height() == 0) {
            return new Slot(0, 0, 0, mask.left(), mask.top(), 0, 0, null);
        }
        int texture = newTexture(mask.width(), mask.height());
        ownTextures.add(texture);
        upload(texture, 0, 0, mask);
        return new Slot(texture, 0, 0, mask.left(), mask.top(), mask.width(), mask.height(), null);
    }

    /// A shelf with room for a mask.
    private Shelf shelf(int width, int height) {
        Shelf oldest = null;
        for (Shelf shelf : shelves) {
            boolean fits = shelf.height >= height && shelf.height <= height + height / 4 + 4;
            if (fits && shelf.x + width <= size) {
                return shelf;
            }
            if (shelf.height >= height && (oldest == null || shelf.lastUse < oldest.lastUse)) {
                oldest = shelf;
            }
        }
        int rows = height + 3 & ~3;
        if (used + rows <= size) {
            Shelf shelf = new Shelf(used, rows);
            used += rows;
            shelves.add(shelf);
            return shelf;
        }
        flush.run();
        if (oldest == null) {
            clear();
            return shelf(width, height);
        }
        oldest.keys.forEach(slots::remove);
        oldest.keys.clear();
        oldest.x = 0;
        return oldest;
    }

    private void clear() {
        slots.clear();
        shelves.clear();
        used = 0;
    }

    private int atlas() {
        if (atlas == 0) {
            atlas = newTexture(size, size);
        }
        return atlas;
    }

    private int newTexture(int width, int height) {
        int texture = objects.texture();
        Batches.texture(Units.MASK, texture);
        GL11C.glTexParameteri(GL11C.GL_TEXTURE_2D, GL11C.GL_TEXTURE_MIN_FILTER, GL11C.GL_NEAREST);
        GL11C.glTexParameteri(GL11C.GL_TEXTURE_2D, GL11C.GL_TEXTURE_MAG_FILTER, GL11C.GL_NEAREST);
        GL11C.glTexParameteri(GL11C.GL_TEXTURE_2D, GL11C.GL_TEXTURE_WRAP_S, GL12C.GL_CLAMP_TO_EDGE);
        GL11C.glTexParameteri(GL11C.GL_TEXTURE_2D, GL11C.GL_TEXTURE_WRAP_T, GL12C.GL_CLAMP_TO_EDGE);
        GL11C.glTexImage2D(GL11C.GL_TEXTURE_2D, 0, GL30C.GL_R8, width, height, 0, GL11C.GL_RED, GL11C.GL_UNSIGNED_BYTE,
                (ByteBuffer) null);
        return texture;
    }

    private void upload(int texture, int x, int y, Mask mask) {
        byte[] coverage = mask.coverage();
        if (staging.capacity() < coverage.length) {
            MemoryUtil.memFree(staging);
            staging = MemoryUtil.memAlloc(coverage.length);
        }
        staging.clear().put(coverage).flip();
        Batches.texture(Units.MASK, texture);
        GL11C.glTexSubImage2D(GL11C.GL_TEXTURE_2D, 0, x, y, mask.width(), mask.height(), GL11C.GL_RED,
                GL11C.GL_UNSIGNED_BYTE, staging);
    }

    /// How many masks the atlas holds.
    int count() {
        return slots.size();
    }

    /// Forgets the masks of this paint alone.
    void endPaint() {
        passing.clear();
        ownTextures.forEach(objects::deleteTexture);
        ownTextures.clear();
    }

    void delete() {
        endPaint();
        if (atlas != 0) {
            objects.deleteTexture(atlas);
        }
        MemoryUtil.memFree(staging);
    }
}
