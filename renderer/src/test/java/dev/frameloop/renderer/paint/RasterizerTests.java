package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Path;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.Shape;
import dev.frameloop.renderer.display.Transform;
import org.junit.jupiter.api.Test;

import java.util.Arrays;

import static org.assertj.core.api.Assertions.assertThat;

/// Expected coverages are areas, worked out by hand.
class RasterizerTests {
    private static int[][] cover(Shape shape, int width, int height) {
        Rasterizer rasterizer = new Rasterizer();
        rasterizer.begin(0, 0, width, height);
        Flattener.flatten(shape, Transform.IDENTITY, rasterizer::line);
        int[][] rows = new int[height][width];
        rasterizer.sweep(shape instanceof Path path ? path.fillRule() : Path.FillRule.NONZERO,
                (y, left, right, coverage) -> Arrays.fill(rows[y], left, right, coverage));
        return rows;
    }

    @Test
    void coversAFractionalRectangleByArea() {
        assertThat(cover(new Rectangle(0.5, 0.25, 2, 1), 4, 2)).isDeepEqualTo(
                new int[][]{{96, 191, 96, 0}, {32, 64, 32, 0}});
    }

    @Test
    void coversATriangleByArea() {
        Path triangle = Path.builder().moveTo(0, 0).lineTo(4, 0).lineTo(0, 2).close().build();
        // The long edge falls by half a pixel a column: row 0 keeps 3/4 and 1/4 of its last two cells, and so does row 1.
        assertThat(cover(triangle, 4, 2)).isDeepEqualTo(new int[][]{{255, 255, 191, 64}, {191, 64, 0, 0}});
    }

    @Test
    void leavesHolesByTheEvenOddRuleOnly() {
        Path.Builder nested = Path.builder().rectangle(new Rectangle(0, 0, 3, 1)).rectangle(new Rectangle(1, 0, 1, 1));
        assertThat(cover(nested.build(), 3, 1)).isDeepEqualTo(new int[][]{{255, 255, 255}});
        assertThat(cover(nested.fillRule(Path.FillRule.EVENODD).build(), 3, 1))
                .isDeepEqualTo(new int[][]{{255, 0, 255}});
    }

    @Test
    void countsWhatLiesOutsideOfTheClip() {
        assertThat(cover(new Rectangle(-1e6, -1e6, 1e6 + 1.5, 2e6), 3, 2)).isDeepEqualTo(
                new int[][]{{255, 128, 0}, {255, 128, 0}});
        Path diamond = Path.builder().moveTo(-2, 1).lineTo(1, -2).lineTo(4, 1).lineTo(1, 4).close().build();
        assertThat(cover(diamond, 2, 2)).isDeepEqualTo(new int[][]{{255, 255}, {255, 255}});
    }

    @Test
    void ignoresCoordinatesThatAreNotNumbers() {
        Path path = Path.builder().moveTo(Double.NaN, 0).lineTo(2, Double.POSITIVE_INFINITY).lineTo(0, 1).close()
                .build();
        assertThat(cover(path, 2, 1)).hasDimensions(1, 2);
    }
}
