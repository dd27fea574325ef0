package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Path;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.RoundedRectangle;
import dev.frameloop.renderer.display.Shape;
import dev.frameloop.renderer.display.Transform;

/// Turns shapes into closed chains of lines in device space, no line further than a fraction of a pixel from its curve.
final class Flattener {
    private static final double TOLERANCE = 1 / 64.0;
    private static final int MOST_PIECES = 512;

    /// Takes the lines.
    @FunctionalInterface
    interface LineSink {
        void line(double fromX, double fromY, double toX, double toY);
    }

    private final Transform transform;
    private final LineSink sink;
    private double startX;
    private double startY;
    private double x;
    private double y;

    private Flattener(Transform transform, LineSink sink) {
        this.transform = transform;
        this.sink = sink;
    }

    /// Hands the outline of a shape, after a transform, to a sink.
    static void flatten(Shape shape, Transform transform, LineSink sink) {
        Flattener flattener = new Flattener(transform, sink);
        switch (shape) {
            case Rectangle r -> flattener.rectangle(r);
            case RoundedRectangle r -> {
                if (r.isRectangle()) {
                    flattener.rectangle(r.rectangle());
                } else {
                    flattener.path(r.toPath());
                }
            }
            case Path path -> flattener.path(path);
        }
    }

    private void rectangle(Rectangle r) {
        move(r.x(), r.y());
        line(r.right(), r.y());
        line(r.right(), r.bottom());
        line(r.x(), r.bottom());
        close();
    }

    private void path(Path path) {
        int at = 0;
        for (int i = 0; i < path.size(); i++) {
            Path.Verb verb = path.verb(i);
            switch (verb) {
                case MOVE -> {
                    close();
                    move(path.coordinate(at), path.coordinate(at + 1));
                }
                case LINE -> line(path.coordinate(at), path.coordinate(at + 1));
                case QUAD -> quad(path, at);
                case CUBIC -> cubic(path, at);
                case CLOSE -> close();
            }
            at += verb.coordinates();
        }
        close();
    }

    private void move(double px, double py) {
        x = transform.mapX(px, py);
        y = transform.mapY(px, py);
        startX = x;
        startY = y;
    }

    private void line(double px, double py) {
        to(transform.mapX(px, py), transform.mapY(px, py));
    }

    private void to(double toX, double toY) {
        sink.line(x, y, toX, toY);
        x = toX;
        y = toY;
    }

    private void close() {
        if (x != startX || y != startY) {
            to(startX, startY);
        }
    }

    private void quad(Path path, int at) {
        double x0 = x;
        double y0 = y;
        double x1 = transform.mapX(path.coordinate(at), path.coordinate(at + 1));
        double y1 = transform.mapY(path.coordinate(at), path.coordinate(at + 1));
        double x2 = transform.mapX(path.coordinate(at + 2), path.coordinate(at + 3));
        double y2 = transform.mapY(path.coordinate(at + 2), path.coordinate(at + 3));
        int pieces = pieces(bend(x0, y0, x1, y1, x2, y2) / 4);
        for (int i = 1; i < pieces; i++) {
            double t = i / (double) pieces;
            double u = 1 - t;
            to(u * u * x0 + 2 * u * t * x1 + t * t * x2, u * u * y0 + 2 * u * t * y1 + t * t * y2);
        }
        to(x2, y2);
    }

    private void cubic(Path path, int at) {
        double x0 = x;
        double y0 = y;
        double x1 = transform.mapX(path.coordinate(at), path.coordinate(at + 1));
        double y1 = transform.mapY(path.coordinate(at), path.coordinate(at + 1));
        double x2 = transform.mapX(path.coordinate(at + 2), path.coordinate(at + 3));
        double y2 = transform.mapY(path.coordinate(at + 2), path.coordinate(at + 3));
        double x3 = transform.mapX(path.coordinate(at + 4), path.coordinate(at + 5));
        double y3 = transform.mapY(path.coordinate(at + 4), path.coordinate(at + 5));
        int pieces = pieces(0.75 * Math.max(bend(x0, y0, x1, y1, x2, y2), bend(x1, y1, x2, y2, x3, y3)));
        for (int i = 1; i < pieces; i++) {
            double t = i / (double) pieces;
            double u = 1 - t;
            double a = u * u * u;
            double b = 3 * u * u * t;
            double c = 3 * u * t * t;
            double d = t * t * t;
            to(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
        }
        to(x3, y3);
    }

    private static double bend(double x0, double y0, double x1, double y1, double x2, double y2) {
        double dx = x0 - 2 * x1 + x2;
        double dy = y0 - 2 * y1 + y2;
        return Math.sqrt(dx * dx + dy * dy);
    }

    private static int pieces(double error) {
        double pieces = Math.ceil(Math.sqrt(error / TOLERANCE));
        return pieces >= 1 ? (int) Math.min(pieces, MOST_PIECES) : 1;
    }
}
