package dev.frameloop.renderer.text;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;

/// A face that font matching chose, and what is to be added since the family has nothing closer.
///
/// @param face the face
/// @param syntheticBold outlines are thickened; advances stay as they are
/// @param syntheticOblique outlines are slanted; advances stay as they are
///
/// @see <a href="https://drafts.csswg.org/css-fonts-4/#font-synthesis-intro">CSS Fonts: font synthesis</a>
public record MatchedFace(FontFace face, boolean syntheticBold, boolean syntheticOblique) {
    /// How far a slanted outline leans to the right for each px upwards: 14 degrees.
    private static final double SLANT = 0.25;
    /// How many times a stroke of synthetic bold goes into the size.
    private static final double BOLDNESS = 34;

    /// The outline of a glyph at a size in px, thickened and slanted as need be: y grows downwards, the origin is on the
    /// baseline. To be filled by the non-zero rule. Painters keep what they have got: it is made anew each time.
    public Shape outline(int glyph, double size) {
        Shape outline = face.outline(glyph, size);
        if (syntheticBold && size > 0) {
            outline = thicken(outline, size / BOLDNESS);
        }
        if (syntheticOblique) {
            outline = AffineTransform.getShearInstance(-SLANT, 0).createTransformedShape(outline);
        }
        return outline;
    }

    /// Grows an outline by `extra` to the right and upwards, so that it keeps its left and lower edge.
    private static Shape thicken(Shape outline, double extra) {
        BasicStroke stroke = new BasicStroke((float) extra, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER);
        Path2D thick = new Path2D.Double(Path2D.WIND_NON_ZERO);
        thick.append(outline, false);
        thick.append(stroke.createStrokedShape(outline), false);
        thick.transform(AffineTransform.getTranslateInstance(extra / 2, -extra / 2));
        return thick;
    }
}
