package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Path;
import dev.frameloop.renderer.text.FontFace;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Moves the horizontal strokes of glyphs onto pixel rows, as the light automatic hinting of FreeType does, on which Chromium's text on Linux rests.
/// Nothing moves horizontally, so advances stay fractional.
///
/// The edges of a glyph are placed one after the other: those in a zone where letters end go to that zone's pixel row, and the other
/// edge of such a stroke follows at the stroke's rounded thickness; then the remaining strokes; then single edges. All other points are moved in
/// proportion between the edges around them. Lengths here are in pixels.
final class VerticalHinting {
    private final FontFace face;
    private final BlueZones blues;
    private final double scale;
    private final double standardStroke;
    private final boolean thin;

    /// A horizontal edge: segments at the same height.
    private static final class Edge {
        final OutlineEdges.Segment segment;
        final double original;
        double position;
        boolean placed;
        boolean blue;

        Edge(OutlineEdges.Segment segment, double scale) {
            this.segment = segment;
            original = segment.y * scale;
            position = original;
        }

        void place(double y) {
            position = y;
            placed = true;
        }
    }

    /// @param blues the zones of the face
    /// @param size in px
    VerticalHinting(FontFace face, BlueZones blues, double size) {
        this.face = face;
        this.blues = blues;
        double plain = size / face.unitsPerEm();
        double fitted = plain;
        if (!blues.zones.isEmpty() && blues.zones.getFirst().top()) {
            // Small letters become a whole number of pixels high, rather higher than lower.
            double height = blues.zones.getFirst().round() * plain;
            double rows = Math.floor(height + 40 / 64.0);
            fitted = height > 0 && rows > 0 ? plain * rows / height : plain;
        }
        scale = fitted;
        standardStroke = blues.standardStroke * scale;
        thin = standardStroke < 40 / 64.0;
    }

    /// The outline of a glyph in px, y downwards.
    Path outline(int glyph, double size) {
        Path units = Path.of(face.outline(glyph));
        double horizontal = size / face.unitsPerEm();
        List<Edge> edges = edges(units);
        place(edges);
        Path.Builder path = Path.builder().fillRule(units.fillRule());
        int at = 0;
        for (int i = 0; i < units.size(); i++) {
            Path.Verb verb = units.verb(i);
            double[] p = new double[6];
            for (int c = 0; c < verb.coordinates(); c += 2) {
                p[c] = units.coordinate(at + c) * horizontal;
                p[c + 1] = -map(-units.coordinate(at + c + 1) * scale, edges);
            }
            at += verb.coordinates();
            switch (verb) {
                case MOVE -> path.moveTo(p[0], p[1]);
                case LINE -> path.lineTo(p[0], p[1]);
                case QUAD -> path.quadTo(p[0], p[1], p[2], p[3]);
                case CUBIC -> path.cubicTo(p[0], p[1], p[2], p[3], p[4], p[5]);
                case CLOSE -> path.close();
            }
        }
        return path.build();
    }

    /// One edge for the segments of a direction that lie within a small distance, from the lowest up.
    private List<Edge> edges(Path units) {
        double near = Math.min(blues.standardStroke * scale / 5, 0.25);
        List<Edge> edges = new ArrayList<>();
        for (OutlineEdges.Segment segment : OutlineEdges.of(units, face.unitsPerEm())) {
            Edge same = null;
            for (Edge edge : edges) {
                if (edge.segment.top == segment.top && Math.abs(edge.original - segment.y * scale) < near) {
                    same = edge;
                }
            }
            if (same == null) {
                edges.add(new Edge(segment, scale));
            } else if (!same.segment.isLinked() && segment.isLinked()) {
                edges.remove(same);
                edges.add(new Edge(segment, scale));
            }
        }
        edges.sort(Comparator.comparingDouble(edge -> edge.original));
        return edges;
    }

    private void place(List<Edge> edges) {
        Edge anchor = null;
        for (Edge edge : edges) {
            double row = blueRow(edge);
            if (!Double.isNaN(row)) {
                edge.place(row);
                edge.blue = true;
            }
        }
        for (Edge edge : edges) {
            if (edge.blue) {
                Edge partner = partner(edges, edge);
                if (partner != null && !partner.placed) {
                    partner.place(edge.position + stroke(partner.original - edge.original, edge.segment.round));
                }
                anchor = anchor == null ? edge : anchor;
            }
        }
        for (Edge edge : edges) {
            Edge partner = partner(edges, edge);
            if (!edge.placed && partner != null && !edge.segment.top) {
                stem(edge, partner, anchor);
                keepOrder(edges, edge);
                anchor = anchor == null ? edge : anchor;
            }
        }
        for (int i = 0; i < edges.size(); i++) {
            Edge edge = edges.get(i);
            if (!edge.placed) {
                single(edges, i, anchor);
                keepOrder(edges, edge);
                anchor = anchor == null ? edge : anchor;
            }
        }
    }

    private static @Nullable Edge partner(List<Edge> edges, Edge edge) {
        return edge.segment.isLinked() ? nearest(edges, edge.segment.link, edge) : null;
    }

    private static @Nullable Edge nearest(List<Edge> edges, OutlineEdges.Segment segment, Edge except) {
        Edge best = null;
        for (Edge edge : edges) {
            if (edge != except && edge.segment.top == segment.top && (best == null
                    || Math.abs(edge.segment.y - segment.y) < Math.abs(best.segment.y - segment.y))) {
                best = edge;
            }
        }
        return best;
    }

    /// The pixel row of the zone that an edge ends in, or NaN.
    private double blueRow(Edge edge) {
        double best = Math.min(face.unitsPerEm() / 40.0 * scale, 0.5);
        double row = Double.NaN;
        for (BlueZones.Zone zone : blues.zones) {
            double overshoot = Math.abs(zone.round() - zone.flat()) * scale;
            if (zone.top() != edge.segment.top || overshoot > 0.75) {
                continue;
            }
            double flatRow = Math.floor(zone.flat() * scale + 0.5);
            double distance = Math.abs(edge.segment.y - zone.flat()) * scale;
            if (distance < best) {
                best = distance;
                row = flatRow;
            }
            boolean beyond = zone.top() ? edge.segment.y >= zone.flat() : edge.segment.y <= zone.flat();
            distance = Math.abs(edge.segment.y - zone.round()) * scale;
            if (edge.segment.round && beyond && distance < best) {
                best = distance;
                double step = overshoot < 0.5 ? 0 : 1;
                row = flatRow + (zone.top() ? step : -step);
            }
        }
        return row;
    }

    /// The thickness that a stroke gets, with the sign of the distance.
    private double stroke(double distance, boolean round) {
        double width = Math.abs(distance);
        if (!thin) {
            if (round && width < 80 / 64.0) {
                width = 1;
            } else if (!round && width < 56 / 64.0) {
                width = 56 / 64.0;
            }
            if (Math.abs(width - standardStroke) < 40 / 64.0) {
                width = Math.max(standardStroke, 48 / 64.0);
            } else if (width < 3) {
                double part = width - Math.floor(width);
                width = Math.floor(width)
                        + (part < 10 / 64.0 ? part : part < 0.5 ? 10 / 64.0 : part < 54 / 64.0 ? 54 / 64.0 : part);
            } else {
                width = Math.floor(width + 0.5);
            }
        }
        return distance < 0 ? -width : width;
    }

    /// Places a stroke that is in no zone: thin ones centred on a row or between rows, thick ones with an edge on a row.
    private void stem(Edge low, Edge high, @Nullable Edge anchor) {
        double length = high.original - low.original;
        double width = stroke(length, low.segment.round);
        double from = anchor == null ? low.original : anchor.position + low.original - anchor.original;
        if (high.placed) {
            low.place(high.position - width);
            return;
        }
        double center = from + length / 2;
        if (width < 1.5) {
            double up = width <= 1 ? 0.5 : 38 / 64.0;
            double down = width <= 1 ? 0.5 : 26 / 64.0;
            double row = Math.floor(center + 0.5);
            double middle = Math.abs(center - (row - up)) < Math.abs(center - (row + down)) ? row - up : row + down;
            low.place(middle - width / 2);
            high.place(low.position + width);
            return;
        }
        double byLow = Math.floor(from + 0.5);
        double byHigh = Math.floor(from + length + 0.5) - width;
        boolean lower = anchor == null || Math.abs(byLow + width / 2 - center) < Math.abs(byHigh + width / 2 - center);
        low.place(lower ? byLow : byHigh);
        high.place(low.position + width);
    }

    private static void single(List<Edge> edges, int index, @Nullable Edge anchor) {
        Edge edge = edges.get(index);
        Edge base = edge.segment.serif == edge.segment ? null : nearest(edges, edge.segment.serif, edge);
        if (base != null && base.placed && Math.abs(base.original - edge.original) < 80 / 64.0) {
            edge.place(base.position + edge.original - base.original);
            return;
        }
        if (anchor == null) {
            edge.place(Math.floor(edge.original + 0.5));
            return;
        }
        Edge before = null;
        Edge after = null;
        for (int i = 0; i < edges.size(); i++) {
            if (edges.get(i).placed && i < index) {
                before = edges.get(i);
            } else if (edges.get(i).placed && i > index && after == null) {
                after = edges.get(i);
            }
        }
        if (before != null && after != null) {
            double span = after.original - before.original;
            edge.place(span == 0
                    ? before.position
                    : before.position + (edge.original - before.original) * (after.position - before.position) / span);
        } else {
            edge.place(anchor.position + Math.floor((edge.original - anchor.original + 0.25) * 2) / 2);
        }
    }

    /// No edge passes its placed neighbours.
    private static void keepOrder(List<Edge> edges, Edge edge) {
        int index = edges.indexOf(edge);
        if (index > 0 && edges.get(index - 1).placed && edge.position < edges.get(index - 1).position) {
            edge.position = edges.get(index - 1).position;
        }
        if (index + 1 < edges.size() && edges.get(index + 1).placed && edge.position > edges.get(index + 1).position) {
            edge.position = edges.get(index + 1).position;
        }
    }

    private static double map(double y, List<Edge> edges) {
        if (edges.isEmpty()) {
            return y;
        }
        Edge below = null;
        for (Edge edge : edges) {
            if (y <= edge.original) {
                if (below == null) {
                    return edge.position + y - edge.original;
                }
                double span = edge.original - below.original;
                return span == 0
                        ? edge.position
                        : below.position + (y - below.original) * (edge.position - below.position) / span;
            }
            below = edge;
        }
        Edge last = edges.getLast();
        return last.position + y - last.original;
    }
}
