package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Path;
import dev.frameloop.renderer.text.FontFace;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// The heights at which most letters of a face end, flat ones at the zone's edge and round ones a little beyond, in font units upwards.
final class BlueZones {
    /// @param letters those that end in the zone
    /// @param top whether their tops do, or their bottoms
    private record Kind(String letters, boolean top) {}

    private static final List<Kind> KINDS = List.of(new Kind("uvxzoesc", true), new Kind("THEZOCQS", true),
            new Kind("HEZLOCUS", false), new Kind("fijkdbh", true), new Kind("nrxzoesc", false),
            new Kind("pqgjy", false));

    /// One zone.
    ///
    /// @param flat where flat letters end
    /// @param round where round letters end
    record Zone(double flat, double round, boolean top) {}

    /// The zones that the face has; the first one is that of the small letters' tops.
    final List<Zone> zones = new ArrayList<>();
    /// How thick the horizontal strokes of the letter o are.
    final double standardStroke;

    BlueZones(FontFace face) {
        for (Kind kind : KINDS) {
            List<Double> flats = new ArrayList<>();
            List<Double> rounds = new ArrayList<>();
            kind.letters.chars().forEach(letter -> measure(face, letter, kind.top, flats, rounds));
            if (flats.isEmpty() && rounds.isEmpty()) {
                continue;
            }
            double flat = median(flats.isEmpty() ? rounds : flats);
            double round = median(rounds.isEmpty() ? flats : rounds);
            if (round != flat && round > flat != kind.top) {
                flat = round = (flat + round) / 2;
            }
            zones.add(new Zone(flat, round, kind.top));
        }
        standardStroke = stroke(face);
    }

    private static void measure(FontFace face, int letter, boolean top, List<Double> flats, List<Double> rounds) {
        int glyph = face.glyph(letter);
        if (glyph == 0) {
            return;
        }
        OutlineEdges.Segment extreme = null;
        for (OutlineEdges.Segment s : OutlineEdges.of(Path.of(face.outline(glyph)), face.unitsPerEm())) {
            if (s.top == top && (extreme == null || (top ? s.y > extreme.y : s.y < extreme.y))) {
                extreme = s;
            }
        }
        if (extreme != null) {
            (extreme.round ? rounds : flats).add(extreme.y);
        }
    }

    private static double median(List<Double> values) {
        Collections.sort(values);
        return values.get(values.size() / 2);
    }

    private static double stroke(FontFace face) {
        double least = Double.POSITIVE_INFINITY;
        int glyph = face.glyph('o');
        if (glyph != 0) {
            for (OutlineEdges.Segment s : OutlineEdges.of(Path.of(face.outline(glyph)), face.unitsPerEm())) {
                if (s.isLinked()) {
                    least = Math.min(least, Math.abs(s.link.y - s.y));
                }
            }
        }
        return Double.isFinite(least) ? least : face.unitsPerEm() * 50 / 2048.0;
    }
}
