package dev.frameloop.renderer.display;

import dev.frameloop.renderer.text.GlyphRun;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Where glyphs cross a horizontal band.
final class InkSpans {
    private static final int STEPS = 8;

    private double from = Double.POSITIVE_INFINITY;
    private double to = Double.NEGATIVE_INFINITY;
    private final double top;
    private final double bottom;

    private InkSpans(double top, double bottom) {
        this.top = top;
        this.bottom = bottom;
    }

    /// A stretch along the band.
    record Span(double from, double to) {}

    /// One span for each glyph that reaches into the band, from the left.
    static List<Span> of(List<GlyphRun> runs, double x, double baseline, double top, double bottom) {
        List<Span> spans = new ArrayList<>();
        for (GlyphRun run : runs) {
            for (int i = 0; i < run.glyphs().length; i++) {
                double y = baseline + run.positions()[2 * i + 1];
                var outline = run.face().face().outline(run.glyphs()[i], run.size());
                var box = outline.getBounds2D();
                if (y + box.getMaxY() <= top || y + box.getMinY() >= bottom) {
                    continue;
                }
                InkSpans ink = new InkSpans(top - y, bottom - y);
                ink.path(Path.of(outline));
                if (ink.from <= ink.to) {
                    double origin = x + run.x() + run.positions()[2 * i];
                    spans.add(new Span(origin + ink.from, origin + ink.to));
                }
            }
        }
        spans.sort(Comparator.comparingDouble(Span::from));
        return spans;
    }

    private void path(Path path) {
        double x = 0;
        double y = 0;
        int at = 0;
        for (int i = 0; i < path.size(); i++) {
            Path.Verb verb = path.verb(i);
            int last = at + verb.coordinates() - 2;
            if (verb != Path.Verb.CLOSE) {
                double endX = path.coordinate(last);
                double endY = path.coordinate(last + 1);
                if (verb != Path.Verb.MOVE) {
                    curve(path, verb, at, x, y);
                }
                x = endX;
                y = endY;
            }
            at += verb.coordinates();
        }
    }

    private void curve(Path path, Path.Verb verb, int at, double x, double y) {
        int steps = verb == Path.Verb.LINE ? 1 : STEPS;
        double fromX = x;
        double fromY = y;
        for (int s = 1; s <= steps; s++) {
            double t = s / (double) steps;
            double toX = PathContainment.point(path, verb, at, x, t);
            double toY = PathContainment.point(path, verb, at + 1, y, t);
            line(fromX, fromY, toX, toY);
            fromX = toX;
            fromY = toY;
        }
    }

    private void line(double x0, double y0, double x1, double y1) {
        double upper = Math.max(Math.min(y0, y1), top);
        double lower = Math.min(Math.max(y0, y1), bottom);
        if (upper > lower) {
            return;
        }
        double slope = y1 == y0 ? 0 : (x1 - x0) / (y1 - y0);
        double a = y1 == y0 ? x0 : x0 + (upper - y0) * slope;
        double b = y1 == y0 ? x1 : x0 + (lower - y0) * slope;
        from = Math.min(from, Math.min(a, b));
        to = Math.max(to, Math.max(a, b));
    }
}
