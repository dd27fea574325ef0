package dev.frameloop.renderer.gl;

import dev.frameloop.renderer.display.Image;
import dev.frameloop.renderer.display.Paint;
import dev.frameloop.renderer.display.Picture;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.Transform;
import dev.frameloop.renderer.paint.PictureImages;
import org.lwjgl.opengl.GL11C;
import org.lwjgl.opengl.GL12C;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/// Images in textures. Those that have not been seen for long are forgotten.
final class Images {
    private static final long MOST_PIXELS = 64L << 20;
    private static final int LONGEST_UNSEEN = 120;

    private final GlObjects objects;
    private final PictureImages pictures = new PictureImages();
    /// From the one not seen for longest.
    private final Map<Image, Entry> textures = new LinkedHashMap<>(16, 0.75f, true);
    private final Map<Drawn, Image> drawings = new LinkedHashMap<>(16, 0.75f, true);
    private long pixels;
    private int paint;

    private static final class Entry {
        private final int texture;
        private int lastPaint;

        Entry(int texture) {
            this.texture = texture;
        }
    }

    /// A drawing at a size.
    private record Drawn(Picture.Drawing drawing, double width, double height, double scale) {}

    Images(GlObjects objects) {
        this.objects = objects;
    }

    /// The texture for a pattern whose picture is no gradient.
    int texture(Paint.Pattern pattern, Transform transform) {
        Image image = image(pattern, transform);
        Entry entry = textures.get(image);
        if (entry == null) {
            entry = new Entry(upload(image));
            textures.put(image, entry);
            pixels += image.pixels().length;
        }
        entry.lastPaint = paint;
        return entry.texture;
    }

    private Image image(Paint.Pattern pattern, Transform transform) {
        if (pattern.picture() instanceof Picture.Drawing drawing) {
            Rectangle tile = pattern.tile();
            return drawings.computeIfAbsent(new Drawn(drawing, tile.width(), tile.height(), transform.scale()),
                    _ -> pictures.image(pattern, transform));
        }
        return pictures.image(pattern, transform);
    }

    private int upload(Image image) {
        int largest = GL11C.glGetInteger(GL11C.GL_MAX_TEXTURE_SIZE);
        if (image.width() > largest || image.height() > largest) {
            throw new GlException("an image of " + image.width() + "x" + image.height()
                    + " pixels is too large: the driver takes up to " + largest + "x" + largest);
        }
        int texture = objects.texture();
        Batches.texture(Units.IMAGE, texture);
        GL11C.glTexParameteri(GL11C.GL_TEXTURE_2D, GL11C.GL_TEXTURE_MIN_FILTER, GL11C.GL_NEAREST);
        GL11C.glTexParameteri(GL11C.GL_TEXTURE_2D, GL11C.GL_TEXTURE_MAG_FILTER, GL11C.GL_NEAREST);
        GL11C.glTexParameteri(GL11C.GL_TEXTURE_2D, GL12C.GL_TEXTURE_MAX_LEVEL, 0);
        GL11C.glTexImage2D(GL11C.GL_TEXTURE_2D, 0, GL11C.GL_RGBA8, image.width(), image.height(), 0, GL12C.GL_BGRA,
                GL12C.GL_UNSIGNED_INT_8_8_8_8_REV, image.pixels());
        return texture;
    }

    /// Forgets what this paint has not used and is old, or too much.
    void endPaint() {
        Iterator<Map.Entry<Image, Entry>> oldest = textures.entrySet().iterator();
        while (oldest.hasNext()) {
            Map.Entry<Image, Entry> next = oldest.next();
            int unseen = paint - next.getValue().lastPaint;
            if (unseen == 0 || unseen < LONGEST_UNSEEN && pixels <= MOST_PIXELS) {
                break;
            }
            objects.deleteTexture(next.getValue().texture);
            pixels -= next.getKey().pixels().length;
            drawings.values().remove(next.getKey());
            oldest.remove();
        }
        paint++;
    }

    void delete() {
        textures.values().forEach(entry -> objects.deleteTexture(entry.texture));
        textures.clear();
    }
}
