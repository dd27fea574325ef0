package dev.frameloop.renderer.text;

/// The measures of a face at a size, in CSS px; positions are measured from the baseline.
///
/// @param ascent how far above the baseline a line box of this font reaches; a whole number of px
/// @param descent how far below; a whole number of px
/// @param lineGap the leading that the font asks for between lines
/// @param lineSpacing the height of a line with `line-height: normal`; a whole number of px
/// @param xHeight height of lower-case letters: the unit `ex`
/// @param capHeight height of capitals: the unit `cap`
/// @param zeroAdvance the advance of the digit zero: the unit `ch`
/// @param averageWidth the average advance that the font states
/// @param boundingWidth the width of a box that encloses every glyph
/// @param underlinePosition distance from the baseline down to the top of an underline
/// @param underlineThickness thickness that the font asks for
/// @param strikeoutPosition distance from the baseline up to the top of a line through the text
/// @param strikeoutThickness thickness that the font asks for
public record FontMetrics(double ascent, double descent, double lineGap, double lineSpacing, double xHeight,
        double capHeight, double zeroAdvance, double averageWidth, double boundingWidth, double underlinePosition,
        double underlineThickness,
        double strikeoutPosition, double strikeoutThickness) {}
