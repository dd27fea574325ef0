package dev.frameloop.renderer.gl;

import dev.frameloop.renderer.display.BlendMode;
import dev.frameloop.renderer.display.Damage;
import dev.frameloop.renderer.display.DisplayList;
import dev.frameloop.renderer.display.Filter;
import dev.frameloop.renderer.display.Group;
import dev.frameloop.renderer.display.Paint;
import dev.frameloop.renderer.display.PaintOperation;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.Transform;
import dev.frameloop.renderer.paint.Bitmap;
import dev.frameloop.renderer.paint.PictureDifference;
import dev.frameloop.renderer.paint.SoftwarePainter;
import dev.frameloop.renderer.surface.GlUnavailableException;
import dev.frameloop.renderer.surface.OffscreenContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.lwjgl.opengl.GL33C;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

/// The software painter's pictures, which are compared with Chromium's elsewhere, tell what is right here.
class GlPainterTests {
    private static final int WIDTH = 240;
    private static final int HEIGHT = 180;
    private static final int WHITE = 0xffffffff;
    private static final Damage ALL = Damage.of(new Rectangle(0, 0, WIDTH, HEIGHT));
    private static OffscreenContext context;

    @BeforeAll
    static void open() {
        try {
            context = OffscreenContext.open();
        } catch (GlUnavailableException e) {
            abort(String.valueOf(e.getMessage()));
        }
    }

    @AfterAll
    static void close() {
        if (context != null) {
            context.close();
        }
    }

    private static Bitmap paint(GlPainter painter, DisplayList list, Damage damage, Bitmap bitmap) {
        painter.paint(list, damage, bitmap.width(), bitmap.height(), WHITE);
        painter.read(damage, bitmap);
        return bitmap;
    }

    private static BufferedImage software(DisplayList list) {
        Bitmap bitmap = new Bitmap(WIDTH, HEIGHT);
        new SoftwarePainter().paint(list, ALL, bitmap, WHITE);
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_ARGB);
        image.setRGB(0, 0, WIDTH, HEIGHT, bitmap.pixels(), 0, WIDTH);
        return image;
    }

    private static PictureDifference difference(GlPainter painter, DisplayList list) {
        return PictureDifference.of(paint(painter, list, ALL, new Bitmap(WIDTH, HEIGHT)), software(list), 0, 0, WIDTH,
                HEIGHT);
    }

    /// Whatever stands around an operation: transforms, clips, layers.
    private static Map<String, List<Group>> surroundings() {
        Map<String, List<Group>> all = new TreeMap<>();
        all.put("nothing", List.of());
        all.put("a shift by part of a pixel",
                List.of(new Group.Transformed(Transform.translation(3.3, 2.7)), new Group.Scrolled(1.5, 0.25)));
        all.put("a scaling", List.of(new Group.Transformed(Transform.scaling(1.7, 0.8))));
        all.put("a mirror image", List.of(new Group.Transformed(new Transform(-1, 0, 0, 1, WIDTH, 0))));
        all.put("a turn", List.of(new Group.Transformed(Transform.rotation(20).about(120, 90))));
        all.put("a round clip", List.of(new Group.Clip(OperationSamples.round(20.5, 15, 190, 140, 40))));
        all.put("a clip by a path in a round one", List.of(
                new Group.Clip(OperationSamples.round(20.5, 15, 190, 140, 40)),
                new Group.Clip(OperationSamples.star())));
        all.put("half opacity", List.of(layer(0.5, BlendMode.NORMAL)));
        for (BlendMode mode : BlendMode.values()) {
            all.put("blending by " + mode, List.of(layer(0.8, mode)));
        }
        all.put("filters", List.of(new Group.Layer(1, BlendMode.NORMAL,
                List.of(Filter.sepia(0.7), new Filter.Blur(3), Filter.contrast(1.4), new Filter.Opacity(0.7)))));
        all.put("a small blur", List.of(new Group.Layer(1, BlendMode.NORMAL, List.of(new Filter.Blur(0.8)))));
        all.put("a cast shadow under a turn", List.of(new Group.Transformed(Transform.rotation(-10)),
                new Group.Layer(1, BlendMode.NORMAL, List.of(new Filter.DropShadow(6, 4, 2.5, 0xc0204080)))));
        return all;
    }

    private static Group layer(double opacity, BlendMode mode) {
        return new Group.Layer(opacity, mode, List.of());
    }

    @Test
    void everyOperationLooksAsBySoftwareWhateverIsAroundIt() {
        List<String> wrong = new ArrayList<>();
        context.run(() -> {
            try (GlPainter painter = new GlPainter()) {
                surroundings().forEach((around, groups) -> OperationSamples.all().forEach((name, operations) -> {
                    DisplayList.Builder list = DisplayList.builder().add(OperationSamples.backdrop(WIDTH, HEIGHT));
                    groups.forEach(list::push);
                    operations.forEach(list::add);
                    PictureDifference difference = difference(painter, list.build());
                    if (!difference.isWithin(new PictureDifference(0.6, 0.12, 5))) {
                        wrong.add(name + " in " + around + ": " + difference);
                    }
                }));
            }
        });
        assertThat(wrong).isEmpty();
    }

    @Test
    void aDamagedPartIsPaintedAndNothingElse() {
        DisplayList before = DisplayList.builder().add(OperationSamples.backdrop(WIDTH, HEIGHT)).build();
        DisplayList after = DisplayList.builder().add(OperationSamples.backdrop(WIDTH, HEIGHT))
                .add(new PaintOperation.Fill(new Rectangle(30, 40, 50, 20), new Paint.SolidColor(0x80ff0000))).build();
        Damage damage = after.damageSince(before);
        context.run(() -> {
            try (GlPainter painter = new GlPainter()) {
                Bitmap bitmap = paint(painter, before, ALL, new Bitmap(WIDTH, HEIGHT));
                paint(painter, after, damage, bitmap);
                assertThat(bitmap.pixels()).isEqualTo(paint(painter, after, ALL, new Bitmap(WIDTH, HEIGHT)).pixels());
                int[] marked = bitmap.pixels().clone();
                marked[0] = 0x12345678;
                System.arraycopy(marked, 0, bitmap.pixels(), 0, marked.length);
                painter.read(damage, bitmap);
                assertThat(bitmap.pixels()[0]).isEqualTo(0x12345678);
            }
        });
    }

    @Test
    void anAtlasThatIsTooSmallForgetsAndIsRight() {
        context.run(() -> {
            try (GlPainter painter = new GlPainter(256, UnaryOperator.identity(), GL33C::glGetError)) {
                for (int size = 8; size < 40; size += 3) {
                    DisplayList list = DisplayList.builder()
                            .add(OperationSamples.text("The quick brown fox", size, 4.3, 50))
                            .add(OperationSamples.text("jumps over", 2 * size, 0.6, 120))
                            .push(new Group.Transformed(Transform.rotation(size)))
                            .add(OperationSamples.text("lazy", size, 60, 20)).build();
                    assertThat(difference(painter, list).isWithin(new PictureDifference(0.02, 0, 0.2)))
                            .as("size " + size + ", " + difference(painter, list)).isTrue();
                    assertThat(painter.masks()).isLessThan(400);
                }
            }
        });
    }

    @Test
    void manyRectanglesAreOneDrawCall() {
        DisplayList.Builder list = DisplayList.builder();
        for (int i = 0; i < 1000; i++) {
            list.add(new PaintOperation.Fill(new Rectangle(i % 200, i % 150, 9, 7.5),
                    new Paint.SolidColor(0xff000000 | i * 9973)));
        }
        context.run(() -> {
            try (GlPainter painter = new GlPainter()) {
                assertThat(painter.paint(list.build(), ALL, WIDTH, HEIGHT, WHITE)).isPositive();
                assertThat(painter.drawCalls()).isEqualTo(1);
            }
        });
    }
}
