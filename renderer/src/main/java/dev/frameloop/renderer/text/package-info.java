/// Fonts, shaping, bidirectional text and line breaking: what layout asks about text. It knows no node and no box.
///
/// The way of a text: [FontCollection] matches a list of families to a [Font] (css-fonts-4), [BidiParagraph] splits the
/// paragraph into runs of one direction (UAX 9), [Shaper] turns each run into a [ShapedText] of glyphs and widths with the
/// JDK's own HarfBuzz, [LineBreaks] says where a line may end (UAX 14 with the tailoring of css-text-3), and painters take
/// the [GlyphRun]s of a line and the outlines of [FontFace]. All results are in CSS px and the same on every machine: only
/// embedded and added fonts take part unless system fonts are asked for, words are shaped in the font's own units, and all
/// Unicode data comes from a table of ours rather than from the JDK ([UnicodeData]).
///
/// It may use `java.desktop` for shaping and outlines, and nothing else. Read [Shaper] first.
@NullMarked
package dev.frameloop.renderer.text;

import org.jspecify.annotations.NullMarked;
