package dev.frameloop.renderer.text;

import org.jspecify.annotations.Nullable;

import java.awt.FontFormatException;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.TextAttribute;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReferenceArray;

/// One face of a font family: a regular, a bold, an italic. Immutable for its users; its data are read when first needed.
///
/// @see <a href="https://drafts.csswg.org/css-fonts-4/#font-face">CSS Fonts: font face</a>
public final class FontFace {
    /// Sub-pixel positions and no hinting: the only context whose advances scale with the size.
    static final FontRenderContext UNHINTED = new FontRenderContext(null, true, true);

    private final FontSource source;
    private final String family;
    private final FontSelection descriptor;
    private final boolean system;
    private volatile @Nullable OpenType tables;
    private java.awt.@Nullable Font base;
    private final AtomicReferenceArray<java.awt.@Nullable Font> unitFonts = new AtomicReferenceArray<>(4);

    FontFace(FontSource source, String family, FontSelection descriptor, boolean system) {
        this.source = source;
        this.family = family;
        this.descriptor = descriptor;
        this.system = system;
    }

    /// A face from the bytes of an OpenType font, named as the font names itself.
    ///
    /// @throws IllegalArgumentException if they are no OpenType font with TrueType or CFF outlines
    public static FontFace of(byte[] data) {
        return of(new FontSource.Bytes(data), 0, false).checked();
    }

    /// A face from the bytes of an OpenType font under a name and descriptors of the caller's choice, as `@font-face` has it.
    ///
    /// @throws IllegalArgumentException if they are no OpenType font with TrueType or CFF outlines
    public static FontFace of(byte[] data, String family, FontSelection descriptor) {
        FontSource.Bytes source = new FontSource.Bytes(data);
        OpenType.read(source.data(), 0);
        return new FontFace(source, family, descriptor, false).checked();
    }

    static FontFace of(FontSource source, int index, boolean system) {
        OpenType tables;
        try {
            tables = OpenType.read(source.data(), index);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the font " + source, e);
        }
        FontSelection descriptor = new FontSelection(tables.weight(), tables.style(), tables.stretch());
        FontFace face = new FontFace(source.at(index), tables.family(), descriptor, system);
        face.tables = tables;
        return face;
    }

    /// This face, if the JDK can shape with it as well.
    FontFace checked() {
        try {
            base();
            return this;
        } catch (IOException | FontFormatException e) {
            throw new IllegalArgumentException("cannot read the font " + source, e);
        }
    }

    /// The family's name as the font or its `@font-face` rule gives it.
    public String family() {
        return family;
    }

    /// The weight, slope and width that matching compares.
    public FontSelection descriptor() {
        return descriptor;
    }

    /// Whether the face comes from the machine rather than from the page's options: its measures may differ elsewhere.
    public boolean isSystem() {
        return system;
    }

    /// The size of the em square in font units.
    public int unitsPerEm() {
        return tables().unitsPerEm;
    }

    /// The glyph of a code point, 0 if the face has none.
    public int glyph(int codePoint) {
        return tables().glyph(codePoint);
    }

    /// The advance of a glyph in font units, before any kerning.
    public int advance(int glyph) {
        return tables().advance(glyph);
    }

    /// The measures at a size in px.
    ///
    /// DIVERGES: Chromium takes the height of `x` and `H` from hinted glyphs where the font does not state it, so whole px
    /// at small sizes; ours is the unhinted one at all sizes.
    public FontMetrics metrics(double size) {
        OpenType tables = tables();
        double scale = size / tables.unitsPerEm;
        int[] line = tables.lineMetrics();
        double ascent = StrictMath.round(line[0] * scale);
        double descent = StrictMath.round(line[1] * scale);
        double lineGap = line[2] * scale;
        double xHeight = heightOf('x', tables.xHeight()) * scale;
        double capHeight = heightOf('H', tables.capHeight()) * scale;
        int zero = tables.glyph('0');
        double zeroAdvance = zero == 0 ? size / 2 : tables.advance(zero) * scale;
        int[] underline = tables.underline();
        int[] strikeout = tables.strikeout();
        return new FontMetrics(ascent, descent, lineGap, ascent + descent + StrictMath.round(lineGap), xHeight,
                capHeight,
                zeroAdvance, tables.averageWidth() * scale, tables.boundingWidth() * scale, -underline[0] * scale,
                underline[1] * scale, strikeout[0] * scale, strikeout[1] * scale);
    }

    private double heightOf(int letter, int stated) {
        if (stated > 0) {
            return stated;
        }
        int glyph = glyph(letter);
        return glyph == 0 ? tables().lineMetrics()[0] * 0.56 : -bounds(glyph, unitsPerEm()).getMinY();
    }

    /// The outline of a glyph at a size in px: y grows downwards, the origin is on the baseline. Empty for blanks.
    ///
    /// @see #outline(int)
    public Shape outline(int glyph, double size) {
        double scale = size / unitsPerEm();
        return AffineTransform.getScaleInstance(scale, scale).createTransformedShape(outline(glyph));
    }

    /// The outline of a glyph in font units: y grows downwards, the origin is on the baseline. Empty for blanks and for
    /// glyphs that the face has not.
    public Shape outline(int glyph) {
        java.awt.Font font = unitFont(true, true);
        if (glyph < 0 || glyph >= font.getNumGlyphs()) {
            return new Path2D.Float();
        }
        return font.createGlyphVector(UNHINTED, new int[]{glyph}).getOutline();
    }

    /// The smallest box around the outline of a glyph at a size in px; empty for blanks.
    public Rectangle2D bounds(int glyph, double size) {
        return outline(glyph, size).getBounds2D();
    }

    /// The font at the size of its em square, so that glyph positions come in font units, with or without kerning and
    /// ligatures.
    java.awt.Font unitFont(boolean kerning, boolean ligatures) {
        int variant = (kerning ? 1 : 0) + (ligatures ? 2 : 0);
        java.awt.Font font = unitFonts.get(variant);
        if (font == null) {
            font = derive(kerning, ligatures);
            unitFonts.set(variant, font);
        }
        return font;
    }

    private java.awt.Font derive(boolean kerning, boolean ligatures) {
        Map<TextAttribute, Object> attributes = new HashMap<>();
        attributes.put(TextAttribute.SIZE, (float) unitsPerEm());
        if (kerning) {
            attributes.put(TextAttribute.KERNING, TextAttribute.KERNING_ON);
        }
        if (ligatures) {
            attributes.put(TextAttribute.LIGATURES, TextAttribute.LIGATURES_ON);
        }
        try {
            return base().deriveFont(attributes);
        } catch (IOException | FontFormatException e) {
            // A file of a folder that turns out damaged shows other glyphs; embedded fonts are never damaged.
            FontFace substitute = EmbeddedFonts.faces().getFirst();
            if (substitute == this) {
                throw new IllegalStateException("cannot read the font " + source, e);
            }
            return substitute.derive(kerning, ligatures).deriveFont((float) unitsPerEm());
        }
    }

    /// The JDK copies the data of a font once for each time that it reads it: once is enough.
    private synchronized java.awt.Font base() throws IOException, FontFormatException {
        java.awt.Font font = base;
        if (font == null) {
            font = source.font();
            base = font;
        }
        return font;
    }

    private OpenType tables() {
        OpenType read = tables;
        if (read == null) {
            try {
                read = OpenType.read(source.data(), source.index());
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read the font " + source, e);
            }
            tables = read;
        }
        return read;
    }

    @Override
    public String toString() {
        return family + " " + descriptor.weight() + " " + descriptor.style() + " (" + source + ")";
    }
}
