package dev.frameloop.renderer.display;

/// How often an outline winds around a point; curves are taken as chains of short lines.
final class PathContainment {
    private static final int STEPS = 16;

    private PathContainment() {}

    static int winding(Path path, double px, double py) {
        int winding = 0;
        double startX = 0;
        double startY = 0;
        double x = 0;
        double y = 0;
        int at = 0;
        for (int i = 0; i < path.size(); i++) {
            Path.Verb verb = path.verb(i);
            switch (verb) {
                case MOVE -> {
                    winding += crossing(x, y, startX, startY, px, py);
                    startX = path.coordinate(at);
                    startY = path.coordinate(at + 1);
                }
                case CLOSE -> winding += crossing(x, y, startX, startY, px, py);
                default -> winding += curve(path, verb, at, x, y, px, py);
            }
            at += verb.coordinates();
            x = verb == Path.Verb.CLOSE ? startX : path.coordinate(at - 2);
            y = verb == Path.Verb.CLOSE ? startY : path.coordinate(at - 1);
        }
        return winding + crossing(x, y, startX, startY, px, py);
    }

    private static int curve(Path path, Path.Verb verb, int at, double x, double y, double px, double py) {
        int steps = verb == Path.Verb.LINE ? 1 : STEPS;
        int winding = 0;
        double fromX = x;
        double fromY = y;
        for (int s = 1; s <= steps; s++) {
            double t = s / (double) steps;
            double toX = point(path, verb, at, x, t);
            double toY = point(path, verb, at + 1, y, t);
            winding += crossing(fromX, fromY, toX, toY, px, py);
            fromX = toX;
            fromY = toY;
        }
        return winding;
    }

    static double point(Path path, Path.Verb verb, int at, double p0, double t) {
        double u = 1 - t;
        double p1 = path.coordinate(at);
        return switch (verb) {
            case QUAD -> u * u * p0 + 2 * u * t * p1 + t * t * path.coordinate(at + 2);
            case CUBIC -> u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * path.coordinate(at + 2)
                    + t * t * t * path.coordinate(at + 4);
            default -> p1;
        };
    }

    private static int crossing(double ax, double ay, double bx, double by, double px, double py) {
        if (ay <= py == by <= py) {
            return 0;
        }
        double x = ax + (py - ay) / (by - ay) * (bx - ax);
        return x > px ? by > ay ? 1 : -1 : 0;
    }
}
