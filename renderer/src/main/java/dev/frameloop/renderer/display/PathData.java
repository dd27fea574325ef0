package dev.frameloop.renderer.display;

import org.jspecify.annotations.Nullable;

/// Reads the path data of SVG.
///
/// @see <a href="https://www.w3.org/TR/SVG2/paths.html#PathData">SVG 2: path data</a>
final class PathData {
    private static final double KAPPA_STEP = Math.PI / 2;

    private final String data;
    private final Path.Builder path = Path.builder();
    private final double originX;
    private final double originY;
    private int at;
    private double startX;
    private double startY;
    private double x;
    private double y;
    private double controlX;
    private double controlY;
    private char previous = 'M';

    private PathData(String data, double originX, double originY) {
        this.data = data;
        this.originX = originX;
        this.originY = originY;
    }

    /// The outline, moved to an origin: all of it up to the first error; or null where there is nothing before that.
    static @Nullable Path parse(String data, double originX, double originY, Path.FillRule rule) {
        PathData parser = new PathData(data, originX, originY);
        parser.path.fillRule(rule);
        boolean any = false;
        char command = parser.command();
        while (command != 0 && (any || Character.toUpperCase(command) == 'M')) {
            char repeated = command;
            do {
                if (!parser.segment(repeated)) {
                    return any ? parser.path.build() : null;
                }
                any = true;
                repeated = repeated == 'M' ? 'L' : repeated == 'm' ? 'l' : repeated;
            } while (Character.toUpperCase(repeated) != 'Z' && parser.numberFollows());
            command = parser.command();
        }
        return any ? parser.path.build() : null;
    }

    private void skipBlanks() {
        while (at < data.length() && (data.charAt(at) <= ' ' || data.charAt(at) == ',')) {
            at++;
        }
    }

    private char command() {
        skipBlanks();
        return at < data.length() && "MmLlHhVvCcSsQqTtAaZz".indexOf(data.charAt(at)) >= 0 ? data.charAt(at++) : 0;
    }

    private boolean numberFollows() {
        skipBlanks();
        return at < data.length() && "+-.0123456789".indexOf(data.charAt(at)) >= 0;
    }

    private double number() {
        skipBlanks();
        int from = at;
        if (at < data.length() && "+-".indexOf(data.charAt(at)) >= 0) {
            at++;
        }
        digits();
        if (at < data.length() && data.charAt(at) == '.') {
            at++;
            digits();
        }
        if (at + 1 < data.length() && (data.charAt(at) | 0x20) == 'e'
                && "+-0123456789".indexOf(data.charAt(at + 1)) >= 0) {
            at += 2;
            digits();
        }
        try {
            return Double.parseDouble(data.substring(from, at));
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }

    private void digits() {
        while (at < data.length() && data.charAt(at) >= '0' && data.charAt(at) <= '9') {
            at++;
        }
    }

    private double flag() {
        skipBlanks();
        return at < data.length() && (data.charAt(at) == '0' || data.charAt(at) == '1')
                ? data.charAt(at++) - '0'
                : Double.NaN;
    }

    private boolean segment(char command) {
        boolean relative = command >= 'a';
        double ox = relative ? x : 0;
        double oy = relative ? y : 0;
        char kind = Character.toUpperCase(command);
        double[] n = new double[switch (kind) {
            case 'M', 'L', 'T' -> 2;
            case 'H', 'V' -> 1;
            case 'C' -> 6;
            case 'S', 'Q' -> 4;
            case 'A' -> 7;
            default -> 0;
        }];
        for (int i = 0; i < n.length; i++) {
            n[i] = kind == 'A' && (i == 3 || i == 4) ? flag() : number();
            if (!Double.isFinite(n[i])) {
                return false;
            }
        }
        switch (kind) {
            case 'M' -> move(ox + n[0], oy + n[1]);
            case 'L' -> line(ox + n[0], oy + n[1]);
            case 'H' -> line(ox + n[0], y);
            case 'V' -> line(x, oy + n[0]);
            case 'C' -> cubic(ox + n[0], oy + n[1], ox + n[2], oy + n[3], ox + n[4], oy + n[5]);
            case 'S' -> {
                boolean smooth = previous == 'C' || previous == 'S';
                cubic(smooth ? 2 * x - controlX : x, smooth ? 2 * y - controlY : y, ox + n[0], oy + n[1], ox + n[2],
                        oy + n[3]);
            }
            case 'Q' -> quad(ox + n[0], oy + n[1], ox + n[2], oy + n[3]);
            case 'T' -> {
                boolean smooth = previous == 'Q' || previous == 'T';
                quad(smooth ? 2 * x - controlX : x, smooth ? 2 * y - controlY : y, ox + n[0], oy + n[1]);
            }
            case 'A' -> arc(n[0], n[1], n[2], n[3] != 0, n[4] != 0, ox + n[5], oy + n[6]);
            default -> {
                path.close();
                x = startX;
                y = startY;
            }
        }
        previous = kind;
        return true;
    }

    private void move(double toX, double toY) {
        path.moveTo(originX + toX, originY + toY);
        x = startX = toX;
        y = startY = toY;
    }

    private void line(double toX, double toY) {
        path.lineTo(originX + toX, originY + toY);
        x = toX;
        y = toY;
    }

    private void quad(double cx, double cy, double toX, double toY) {
        path.quadTo(originX + cx, originY + cy, originX + toX, originY + toY);
        controlX = cx;
        controlY = cy;
        x = toX;
        y = toY;
    }

    private void cubic(double ax, double ay, double bx, double by, double toX, double toY) {
        path.cubicTo(originX + ax, originY + ay, originX + bx, originY + by, originX + toX, originY + toY);
        controlX = bx;
        controlY = by;
        x = toX;
        y = toY;
    }

    /// An elliptical arc, as cubic curves of at most a quarter turn.
    ///
    /// @see <a href="https://www.w3.org/TR/SVG2/implnote.html#ArcConversionEndpointToCenter">SVG 2: conversion to centre form</a>
    private void arc(double radiusX, double radiusY, double degrees, boolean large, boolean sweep, double toX,
            double toY) {
        double rx = Math.abs(radiusX);
        double ry = Math.abs(radiusY);
        if (rx == 0 || ry == 0 || x == toX && y == toY) {
            line(toX, toY);
            return;
        }
        double cos = StrictMath.cos(StrictMath.toRadians(degrees));
        double sin = StrictMath.sin(StrictMath.toRadians(degrees));
        // 1. The ends, seen from half way between them, along the ellipse's axes.
        double px = cos * (x - toX) / 2 + sin * (y - toY) / 2;
        double py = -sin * (x - toX) / 2 + cos * (y - toY) / 2;
        // Radii that are too small grow until the ellipse reaches both.
        double grow = Math.max(1, Math.sqrt(px * px / (rx * rx) + py * py / (ry * ry)));
        rx *= grow;
        ry *= grow;
        // 2. The centre, likewise.
        double d = rx * rx * py * py + ry * ry * px * px;
        double factor = (large == sweep ? -1 : 1) * Math.sqrt(Math.max(0, (rx * rx * ry * ry - d) / d));
        double qx = factor * rx * py / ry;
        double qy = -factor * ry * px / rx;
        // 3. The centre in user space. 4. The angles.
        double cx = cos * qx - sin * qy + (x + toX) / 2;
        double cy = sin * qx + cos * qy + (y + toY) / 2;
        double from = StrictMath.atan2((py - qy) / ry, (px - qx) / rx);
        double turn = StrictMath.atan2((-py - qy) / ry, (-px - qx) / rx) - from;
        turn += sweep && turn < 0 ? 2 * Math.PI : !sweep && turn > 0 ? -2 * Math.PI : 0;
        int pieces = Math.max(1, (int) Math.ceil(Math.abs(turn) / KAPPA_STEP - 1e-9));
        double step = turn / pieces;
        double k = 4.0 / 3 * StrictMath.tan(step / 4);
        for (int i = 0; i < pieces; i++) {
            double a = from + i * step;
            double b = a + step;
            double ax = StrictMath.cos(a) - k * StrictMath.sin(a);
            double ay = StrictMath.sin(a) + k * StrictMath.cos(a);
            double bx = StrictMath.cos(b) + k * StrictMath.sin(b);
            double by = StrictMath.sin(b) - k * StrictMath.cos(b);
            double ex = StrictMath.cos(b);
            double ey = StrictMath.sin(b);
            boolean last = i == pieces - 1;
            cubic(cx + cos * rx * ax - sin * ry * ay, cy + sin * rx * ax + cos * ry * ay,
                    cx + cos * rx * bx - sin * ry * by,
                    cy + sin * rx * bx + cos * ry * by, last ? toX : cx + cos * rx * ex - sin * ry * ey,
                    last ? toY : cy + sin * rx * ex + cos * ry * ey);
        }
    }
}
