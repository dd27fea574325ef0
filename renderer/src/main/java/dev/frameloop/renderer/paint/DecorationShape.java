package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.PaintOperation.DrawDecoration;
import dev.frameloop.renderer.display.Path;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.Shape;

import java.util.Arrays;

/// The shapes of the lines of text decorations.
///
/// @see <a href="https://drafts.csswg.org/css-text-decor-3/#text-decoration-style-property">CSS Text Decoration 3</a>
public final class DecorationShape {
    private DecorationShape() {}

    /// What a line covers; a wave goes on beyond the line's ends, and is to be clipped to its bounds.
    public static Shape of(DrawDecoration line) {
        double thickness = line.thickness();
        return switch (line.line()) {
            case SOLID -> new Rectangle(line.x(), line.y(), line.width(), thickness);
            case DOTTED, DASHED -> DashedLine.decoration(line.line() == DrawDecoration.Line.DOTTED, line.x(),
                    line.y() + thickness / 2, line.width(), thickness);
            case WAVY -> wave(line);
        };
    }

    /// A band along a wave of cubic curves, each of which swings to both sides of the middle.
    private static Path wave(DrawDecoration line) {
        double step = 2 * line.thickness() + (line.thickness() < 2 ? 1 : 0);
        double swing = 3 * line.thickness() + 1;
        double middle = line.y() + line.thickness() / 2;
        Path.Builder wave = Path.builder().moveTo(line.x() - 2 * step, middle);
        double x = line.x() - 2 * step;
        for (; x < line.x() + line.width() + 2 * step; x += 2 * step) {
            wave.cubicTo(x + step, middle + swing, x + step, middle - swing, x + 2 * step, middle);
        }
        double[] points = DashPattern.chain(wave.build());
        // Chains are closed; the way back along the middle is left out.
        double[] open = Arrays.copyOf(points, points.length - 2);
        return new DashPattern(1e9, 0, false).along(open, line.thickness());
    }
}
