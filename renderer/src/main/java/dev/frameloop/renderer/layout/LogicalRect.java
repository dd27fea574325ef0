package dev.frameloop.renderer.layout;

/// A rectangle along the flow-relative axes of a box, from its border edges at the start, in 1/64 px.
///
/// @param inlineOffset to the inline-start edge
/// @param blockOffset to the block-start edge
/// @param inlineSize along the inline axis
/// @param blockSize along the block axis
record LogicalRect(long inlineOffset, long blockOffset, long inlineSize, long blockSize) {}
