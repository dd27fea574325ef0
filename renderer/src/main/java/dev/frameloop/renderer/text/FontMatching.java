package dev.frameloop.renderer.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/// Chooses the face of a family: the set of faces is narrowed by width, then slope, then weight.
///
/// UNIMPLEMENTED: ranges of variable fonts; each face has one weight and width.
///
/// @see <a href="https://drafts.csswg.org/css-fonts-4/#font-style-matching">CSS Fonts: matching font styles</a>
final class FontMatching {
    /// From this weight on bold is asked for, and a face below it has to be thickened.
    private static final double BOLD_THRESHOLD = 600;

    private FontMatching() {}

    /// The closest face, and whether it must be thickened or slanted.
    static MatchedFace match(List<FontFace> family, FontSelection wanted) {
        // 1. The width: for normal and narrower ones, narrower faces come before wider ones; else the other way round.
        List<FontFace> faces = closest(family, face -> face.descriptor().stretch(),
                wanted.stretch() <= 100
                        ? value -> distanceDown(value, wanted.stretch())
                        : value -> distanceUp(value, wanted.stretch()));
        // 2. The slope.
        faces = closest(faces, face -> slopeRank(face.descriptor().style(), wanted.style()), rank -> rank);
        // 3. The weight.
        FontFace face = closest(faces, candidate -> candidate.descriptor().weight(),
                value -> weightDistance(value, wanted.weight())).getFirst();
        boolean bold = wanted.weight() >= BOLD_THRESHOLD && face.descriptor().weight() < BOLD_THRESHOLD;
        boolean oblique = wanted.style() != FontStyle.NORMAL && face.descriptor().style() == FontStyle.NORMAL;
        return new MatchedFace(face, bold, oblique);
    }

    private interface Distance {
        double of(double value);
    }

    private static List<FontFace> closest(List<FontFace> faces, ToDoubleFunction<FontFace> value, Distance distance) {
        if (faces.size() == 1) {
            return faces;
        }
        List<FontFace> closest = new ArrayList<>();
        double best = Double.POSITIVE_INFINITY;
        for (FontFace face : faces) {
            double away = distance.of(value.applyAsDouble(face));
            if (away < best) {
                best = away;
                closest.clear();
            }
            if (away <= best) {
                closest.add(face);
            }
        }
        return closest.isEmpty() ? faces : closest;
    }

    /// Values below are all closer than values above.
    private static double distanceDown(double value, double wanted) {
        return value <= wanted ? wanted - value : 10_000 + value - wanted;
    }

    /// Values above are all closer than values below.
    private static double distanceUp(double value, double wanted) {
        return value >= wanted ? value - wanted : 10_000 + wanted - value;
    }

    private static double slopeRank(FontStyle style, FontStyle wanted) {
        if (style == wanted) {
            return 0;
        }
        return switch (wanted) {
            case NORMAL -> style == FontStyle.OBLIQUE ? 1 : 2;
            case ITALIC -> style == FontStyle.OBLIQUE ? 1 : 2;
            case OBLIQUE -> style == FontStyle.ITALIC ? 1 : 2;
        };
    }

    /// Between 400 and 500: up to 500 first, then down, then up; below 400 down first; above 500 up first.
    private static double weightDistance(double value, double wanted) {
        if (wanted > 500) {
            return distanceUp(value, wanted);
        }
        if (wanted < 400) {
            return distanceDown(value, wanted);
        }
        return value >= wanted && value <= 500 ? value - wanted : 1_000 + distanceDown(value, wanted);
    }
}
