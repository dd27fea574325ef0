package dev.frameloop.demos.bench;

import dev.frameloop.renderer.display.Damage;
import dev.frameloop.renderer.display.DisplayList;
import dev.frameloop.renderer.display.Paint;
import dev.frameloop.renderer.display.PaintOperation;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.paint.Bitmap;
import dev.frameloop.renderer.paint.SoftwarePainter;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/// What painting costs: 10,000 translucent rectangles of 8 to 64 px at 1280x720, and the same by Java2D.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class PaintBenchmarks {
    private static final int COUNT = 10_000;
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;

    private final int[][] rectangles = new int[COUNT][];
    private final Bitmap bitmap = new Bitmap(WIDTH, HEIGHT);
    private final BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_ARGB_PRE);
    private final SoftwarePainter painter = new SoftwarePainter();
    private final Damage everything = Damage.of(new Rectangle(0, 0, WIDTH, HEIGHT));
    private DisplayList list = DisplayList.EMPTY;

    /// Makes the rectangles.
    @Setup
    public void place() {
        Random random = new Random(1);
        DisplayList.Builder builder = DisplayList.builder();
        for (int i = 0; i < COUNT; i++) {
            int[] r = {random.nextInt(WIDTH - 64), random.nextInt(HEIGHT - 64), 8 + random.nextInt(57),
                    8 + random.nextInt(57), 0x80000000 | random.nextInt(0xffffff)};
            rectangles[i] = r;
            builder.add(new PaintOperation.Fill(new Rectangle(r[0], r[1], r[2], r[3]), new Paint.SolidColor(r[4])));
        }
        list = builder.build();
    }

    /// By the software painter.
    @Benchmark
    public long rectangles() {
        return painter.paint(list, everything, bitmap, 0xffffffff);
    }

    /// By Java2D.
    @Benchmark
    public int rectanglesByJava2D() {
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, WIDTH, HEIGHT);
        for (int[] r : rectangles) {
            graphics.setColor(new Color(r[4], true));
            graphics.fillRect(r[0], r[1], r[2], r[3]);
        }
        graphics.dispose();
        return image.getRGB(0, 0);
    }
}
