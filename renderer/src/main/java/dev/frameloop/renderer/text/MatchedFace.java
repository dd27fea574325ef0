package dev.frameloop.renderer.text;

/// A face that font matching chose, and what a painter must add since the family has nothing closer.
///
/// @param face the face
/// @param syntheticBold outlines are to be thickened; advances stay as they are
/// @param syntheticOblique outlines are to be slanted; advances stay as they are
public record MatchedFace(FontFace face, boolean syntheticBold, boolean syntheticOblique) {}
