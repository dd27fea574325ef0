package dev.frameloop.renderer.layout;

import org.jspecify.annotations.Nullable;

/// What a table tells a cell beside its sizes.
///
/// @param contentOffset how far the content is moved down from where it begins, for `vertical-align`
/// @param border the border that the cell has where cells share borders; null for its own
record TableCellSpace(long contentOffset, @Nullable LogicalEdges border) {}
